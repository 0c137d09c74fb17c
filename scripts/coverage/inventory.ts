import { type OperationId, operations, summaries } from '@/contract'
import { type Screen, screenAt, screens } from '@/testing/coverage/screens'
import { scenarioPath, scenarios } from '@mocks/scenarios'

/** `path` opens it in the demo. */
export type Scenario = { id: string; title: string; path: string; screen: string }
export type Operation = { id: string; summary: string; method: string; path: string }
export type Inventory = {
  screens: readonly Screen[]
  scenarios: readonly Scenario[]
  operations: readonly Operation[]
}

/** All that is to have a story and a test: the screens, their named states, and the operations of the contract. */
export const inventory: Inventory = {
  screens,
  scenarios: Object.values(scenarios).map((scenario) => ({
    id: scenario.id,
    title: scenario.title,
    path: scenarioPath(scenario),
    screen: screenAt(scenario.route).id,
  })),
  operations: (Object.keys(operations) as OperationId[]).map((id) => ({
    id,
    summary: summaries[id],
    method: operations[id].method,
    path: operations[id].path,
  })),
}
