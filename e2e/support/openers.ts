import { expect, type Locator, type Page } from '@playwright/test'

/** What the names of the panel's buttons begin with that show more of an entry, open a form or ask. */
const VERBS = [
  'Edit',
  'Delete',
  'Reject',
  'Resolve',
  'Deactivate',
  'Accept reopen',
  'Compare',
  'New',
  'Add',
  'Show as table',
]

/** The first button of each kind that the page has, as wide as it is, by its verb. */
export async function openersOf(page: Page): Promise<[verb: string, button: Locator][]> {
  const found: [string, Locator][] = []
  for (const verb of VERBS) {
    // “Add to calendar” hands a file to the browser, and changes nothing in the page
    const name = new RegExp(`^${verb}\\b(?! to calendar)`)
    const named = page.getByRole('main').getByRole('button', { name })
    const button = named.and(page.locator(':enabled')).first()
    if (await button.isVisible()) found.push([verb, button])
  }
  return found
}

/**
 * Presses a button, and waits for what it opens or does: a form and a question take the focus, a button whose work is done is
 * no longer the one of that name, and a switch is on. Before, the page stands as if nothing had been pressed.
 */
export async function press(button: Locator) {
  await button.click()
  const waiting = button.page().locator(':focus:not([aria-pressed=true])')
  await expect(button.and(waiting)).toHaveCount(0)
}
