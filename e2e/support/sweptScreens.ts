import type { Page } from '@playwright/test'
import { type Scenario, type ScenarioId, scenarios } from '../../mocks/scenarios'
import { open, publicPages, skipWelcome } from './site'
import { openScenario } from './tabs'

/** Whether a sweep goes through every state of every screen: `E2E_SCENARIOS=all`. */
export const sweepsAll = process.env['E2E_SCENARIOS'] === 'all'

/** In any run: those with the longest words, the narrowest columns and the most controls. */
const main = [
  'payment-coupon',
  'dashboard-active',
  'chat-open',
  'admin-approve',
] as const satisfies readonly ScenarioId[]

/** Their server answers as the contract says, and their texts are such as people write. */
const isUsual = ({ seed, route, faults = [], dialect = [] }: Scenario) =>
  route !== '/' &&
  dialect.length === 0 &&
  seed !== 'hostile' &&
  faults.every(({ kind }) => kind !== 'timeout')

type SweptScreen = { name: string; open: (page: Page) => Promise<void> }

const sites = publicPages.map((path): SweptScreen => ({
  name: path,
  open: async (page) => {
    await open(page, path)
    if (path === '/') await skipWelcome(page)
  },
}))

const states = (sweepsAll ? Object.values(scenarios).filter(isUsual) : main.map((id) => scenarios[id])).map(
  ({ id }): SweptScreen => ({ name: id, open: (page) => openScenario(page, id) }),
)

/** Every public page, and the main screens behind the login, or all of them in each state. */
export const sweptScreens: readonly SweptScreen[] = [
  ...(sweepsAll ? sites : sites.filter(({ name }) => name === '/')),
  ...states,
]
