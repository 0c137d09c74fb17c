import { expect, type Page } from '@playwright/test'

/** What live regions have said, one entry for each change of one. It stands in the page, and a load empties it. */
type Heard = typeof globalThis & { heard?: string[] }

/** From now on, and in every document that the page opens, notes what a screen reader would say by itself. */
export async function listen(page: Page) {
  await page.addInitScript(hearLiveRegions)
  await page.evaluate(hearLiveRegions)
}

/** Waits until the live regions have said this since the last call, and forgets what they have said. */
export async function expectHeard(page: Page, text: string | RegExp) {
  const heard = () => page.evaluate(() => (globalThis as Heard).heard ?? [])
  const says = (line: string) => (typeof text === 'string' ? line === text : text.test(line))
  await expect
    .poll(async () => (await heard()).some(says), `heard ${String(text)}`)
    .toBe(true)
    .catch(async (failure: unknown) => {
      throw new Error(`Heard ${JSON.stringify(await heard())} and not ${String(text)}`, { cause: failure })
    })
  await page.evaluate(() => (globalThis as Heard).heard?.splice(0))
}

/** Runs in the page, before its own scripts. A region is heard when its words change, also where it comes with its words. */
function hearLiveRegions() {
  const page = globalThis as Heard
  if (page.heard) return
  const heard: string[] = []
  page.heard = heard
  const live =
    'output, [role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]'
  const last = new WeakMap<Element, string>()
  const wordsOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const hear = (region: Element) => {
    const words = wordsOf(region)
    if (words !== '' && words !== last.get(region)) heard.push(words)
    last.set(region, words)
  }
  const changed = ({ target, addedNodes }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement
    const around = element?.closest(live)
    // a log tells what is added, not all of it
    if (around?.getAttribute('role') === 'log') {
      for (const node of addedNodes) heard.push((node.textContent ?? '').trim())
    } else if (around) hear(around)
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue
      if (node.matches(live)) hear(node)
      for (const region of node.querySelectorAll(live)) hear(region)
    }
  }
  new MutationObserver((records) => {
    for (const record of records) changed(record)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
