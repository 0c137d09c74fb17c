import { type OperationId, operations, summaries } from '@/contract'
import { type Screen, screenAt, screens } from '@/testing/coverage/screens'
import { scenarios } from '@mocks/scenarios'

export type Scenario = { id: string; title: string; screen: string }
export type Operation = { id: string; summary: string; method: string; path: string }
export type Inventory = {
  screens: readonly Screen[]
  scenarios: readonly Scenario[]
  operations: readonly Operation[]
}

/** All that is to have a story and a test: the screens, their named states, and the operations of the contract. */
export const inventory: Inventory = {
  screens,
  scenarios: Object.values(scenarios).map(({ id, title, route }) => ({
    id,
    title,
    screen: screenAt(route).id,
  })),
  operations: (Object.keys(operations) as OperationId[]).map((id) => ({
    id,
    summary: summaries[id],
    method: operations[id].method,
    path: operations[id].path,
  })),
}
