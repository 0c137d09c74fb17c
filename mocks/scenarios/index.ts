import { adminScenarios } from './admin'
import { adminTabScenarios } from './adminTabs'
import { quirksScenarios } from './quirks'
import { complaintScenarios, notificationScenarios } from './messages'
import { paymentScenarios } from './payment'
import { dashboardScenarios, subscriptionScenarios } from './portal'
import { authScenarios, siteScenarios } from './site'
import type { State } from './state'
import { wholeScenarios } from './whole'

export type Scenario = State & { id: string }

const states = {
  ...siteScenarios,
  ...authScenarios,
  ...paymentScenarios,
  ...dashboardScenarios,
  ...subscriptionScenarios,
  ...notificationScenarios,
  ...complaintScenarios,
  ...adminTabScenarios,
  ...adminScenarios,
  ...wholeScenarios,
  ...quirksScenarios,
}

export type ScenarioId = keyof typeof states

export const scenarios = Object.fromEntries(
  Object.entries(states).map(([id, state]) => [id, { ...state, id }]),
) as Record<ScenarioId, Scenario>

/** A visitor's scenario starts at the home page, because public pages are prerendered with the build's data. */
export const scenarioPath = ({ id, persona, route }: Pick<Scenario, 'id' | 'persona' | 'route'>): string =>
  `${persona === null ? '/' : route}?scenario=${id}`

export function isScenarioId(id: string): id is ScenarioId {
  return Object.hasOwn(scenarios, id)
}
