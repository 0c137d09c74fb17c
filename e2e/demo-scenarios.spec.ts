import type { ConsoleMessage } from '@playwright/test'
import { type Scenario, scenarios } from '../mocks/scenarios'
import { type OperationId, operations } from '../src/contract'
import { expect, test } from './support/fixtures'
import { settled } from './support/tabs'

const SLICES = 8
const all = Object.values(scenarios)
/** The first of each page and person; all of them by `E2E_SCENARIOS=all`. The stories show every one in any run. */
const visited =
  process.env['E2E_SCENARIOS'] === 'all'
    ? all
    : [...new Map(all.toReversed().map((each) => [`${each.route} ${each.persona}`, each])).values()]

/** What the data of a scenario refuses: nobody reads the ticket of another, and no client the panel. */
const refused: Partial<Record<string, OperationId>> = {
  'chat-not-found': 'getComplaint',
  'admin-forbidden': 'getStats',
}

/** The lines that a scenario's faults and its server's dialect bring: the browser's own, and the product's. */
function explains({ id, faults = [], dialect = [] }: Scenario, line: string): boolean {
  // what is read only in part is said by the product
  if (dialect.length > 0) return /^warning: \w+: /.test(line)
  const failing = [...faults.map(({ operation }) => operation), ...(refused[id] ? [refused[id]] : [])]
  return failing.some((operation) => {
    if (operation === '*') return true
    const path = operations[operation].path.replace(/\{\w+\}/g, '[^/]+')
    return (
      line.startsWith(`warning: ${operation}: `) ||
      new RegExp(`^error: Failed to load.* \\S*${path}$`).test(line)
    )
  })
}

const lineOf = (message: ConsoleMessage) => `${message.type()}: ${message.text()} ${message.location().url}`

for (let slice = 0; slice < SLICES; slice += 1) {
  test(`a scenario opens, and only its faults are on the console (${slice + 1} of ${SLICES})`, async ({
    page,
    consoleGuard,
  }) => {
    test.setTimeout(180_000)
    // judged here, scenario by scenario
    consoleGuard.allow(/^(warning|error): /)
    const lines: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) lines.push(lineOf(message))
    })
    let before: Scenario | undefined
    for (const scenario of visited.filter((_, index) => index % SLICES === slice)) {
      lines.length = 0
      await page.goto(`/?scenario=${scenario.id}`, { waitUntil: 'commit' })
      // comes when the page that the scenario leads to has begun
      await expect(page.getByRole('button', { name: /^Demo/ }), scenario.id).toBeAttached()
      await expect(page.getByRole('heading', { level: 1 }), scenario.id).toBeVisible()
      if (!scenario.faults?.some(({ kind }) => kind === 'timeout'))
        await test.step(scenario.id, () => settled(page))
      // a page that is being left may still say what its own scenario explains
      const unexplained = lines.filter(
        (line) => !explains(scenario, line) && !(before && explains(before, line)),
      )
      expect(unexplained, scenario.id).toEqual([])
      before = scenario
    }
  })
}
