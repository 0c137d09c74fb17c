import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword } from '../../mocks/seeds/personas'
import type { Target } from '../../src/demo/steps/step'
import { stepInWords, targetInWords } from '../../src/demo/steps/words'
import type { Deed } from './deeds.ts'
import type { RemoteElement, Visit } from './engine.ts'
import type { Finder } from './finder.ts'

const PATIENCE_MS = 15_000
const BETWEEN_LOOKS_MS = 50
/** The window in which journeys take place, in CSS pixels. */
export const WINDOW = { width: 1366, height: 900 }
/** How long a page takes at most to be drawn anew at another width, in milliseconds. */
const REDRAW_MS = 500

/** Where a journey takes place. */
export type Stage = {
  visit: Visit
  finder: Finder
  /** The address of the product, without a slash at its end. */
  origin: string
  keepPicture: (name: string, png: Uint8Array) => Promise<void>
}

/** Does what the deed says. Rejects with a message that names what did not come in time. */
export async function perform(deed: Deed, stage: Stage): Promise<void> {
  const { visit, finder, origin } = stage
  switch (deed.do) {
    case 'open':
      return visit.open(origin + deed.path)
    case 'reload':
      return visit.reload()
    case 'arrive':
      return until(inWords(deed), async () => (await visit.run('return location.pathname')) === deed.path)
    case 'see':
      return until(inWords(deed), async () => Number(await visit.run(finder.count(deed.what))) > 0)
    case 'miss':
      return until(inWords(deed), async () => (await visit.run(finder.count(deed.what))) === 0)
    case 'hold':
      return until(inWords(deed), async () => (await visit.run(finder.value(deed.what))) === deed.text)
    case 'picture':
      return takePicture(deed, stage)
    case 'click':
      return onElement(deed.on, stage, (element) => element.click())
    case 'press':
      return visit.press(deed.key)
    case 'type':
    case 'typePassword':
      return onElement(deed.on, stage, async (element) => {
        await element.click()
        await visit.run(finder.select(deed.on))
        await element.type(deed.do === 'type' ? deed.text : demoPassword)
      })
  }
}

/** The deed as a sentence without its full stop. */
export function inWords(deed: Deed): string {
  switch (deed.do) {
    case 'open':
      return `Open ${deed.path}`
    case 'reload':
      return 'Load the page again'
    case 'arrive':
      return `Arrive at ${deed.path}`
    case 'see':
      return `See ${targetInWords(deed.what)}`
    case 'miss':
      return `See ${targetInWords(deed.what)} go`
    case 'hold':
      return `See “${deed.text}” in ${targetInWords(deed.what)}`
    case 'picture':
      return `Take the picture ${deed.name}`
    case 'click':
    case 'type':
    case 'typePassword':
    case 'press':
      return stepInWords(deed)
  }
}

async function onElement(target: Target, stage: Stage, act: (element: RemoteElement) => Promise<unknown>) {
  await until(targetInWords(target), async () => {
    const element = await stage.visit.element(stage.finder.pick(target))
    if (!element) throw new Error(await whyNot(target, stage))
    // what still moves would be missed: a click is aimed at where the element was a moment ago
    const before = await stage.visit.run(stage.finder.place(target))
    await wait(BETWEEN_LOOKS_MS)
    if ((await stage.visit.run(stage.finder.place(target))) !== before) return false
    await act(element)
    return true
  })
}

async function whyNot(target: Target, { visit, finder }: Stage): Promise<string> {
  const count = Number(await visit.run(finder.count(target)))
  return count === 1 ? 'it cannot be used' : `there are ${count} of them`
}

/** Looks until it is so. Rejects with what was waited for, and why the last look failed, if it did. */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      if (await isSo()) return
    } catch (failure) {
      // the document may be changing over: an element that is gone is looked for once more
      if (performance.now() > end)
        throw new Error(`Not within ${PATIENCE_MS / 1000} s: ${what}: ${String(failure)}`, { cause: failure })
    }
    if (performance.now() > end) throw new Error(`Not within ${PATIENCE_MS / 1000} s: ${what}`)
    await wait(BETWEEN_LOOKS_MS)
  }
}

async function takePicture(deed: Extract<Deed, { do: 'picture' }>, { visit, keepPicture }: Stage) {
  await visit.resize(deed.width, WINDOW.height)
  await wait(REDRAW_MS)
  await keepPicture(deed.name, await visit.picture())
  await visit.resize(WINDOW.width, WINDOW.height)
}
