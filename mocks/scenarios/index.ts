import { adminScenarios } from './admin'
import { adminTabScenarios } from './adminTabs'
import { foreignScenarios } from './foreign'
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
  ...foreignScenarios,
}

export type ScenarioId = keyof typeof states

/** The named states of the product, for the demo, stories and tests alike. */
export const scenarios = Object.fromEntries(
  Object.entries(states).map(([id, state]) => [id, { ...state, id }]),
) as Record<ScenarioId, Scenario>

/**
 * The path that opens a scenario in any browser, for the page's own document paints the frame of a member's page at once.
 * A visitor's scenario begins at the home page: the document of its own page shows the data that the build knew.
 */
export const scenarioPath = ({ id, persona, route }: Pick<Scenario, 'id' | 'persona' | 'route'>): string =>
  `${persona === null ? '/' : route}?scenario=${id}`

export function isScenarioId(id: string): id is ScenarioId {
  return Object.hasOwn(scenarios, id)
}
