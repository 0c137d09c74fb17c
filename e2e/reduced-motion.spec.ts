import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { changingTexts, motionFaults } from './support/motion'
import { welcomeOf } from './support/site'
import { sweptScreens } from './support/sweptScreens'

/** Longer than a typed letter and than a step of a figure that counts up. */
const WATCHED_MS = 300

/** Notes each animation that a script starts and each scroll that it wants to be smooth. Runs in the page, before its scripts. */
function noteScriptedMotion() {
  const noted: string[] = []
  Object.assign(globalThis, { scriptedMotion: noted })
  const wrap = (owner: object, name: string, isNoted: (how: unknown[]) => boolean) => {
    const own: unknown = Reflect.get(owner, name)
    if (typeof own !== 'function') return
    Reflect.set(owner, name, function (this: unknown, ...how: unknown[]) {
      if (isNoted(how)) noted.push(name)
      return Reflect.apply(own, this, how) as unknown
    })
  }
  const isSmooth = (how: unknown[]) => JSON.stringify(how).includes('smooth')
  wrap(Element.prototype, 'animate', () => true)
  for (const name of ['scrollTo', 'scrollBy', 'scrollIntoView']) wrap(Element.prototype, name, isSmooth)
  for (const name of ['scrollTo', 'scrollBy']) wrap(globalThis, name, isSmooth)
}

const scriptedMotion = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'scriptedMotion') as unknown)

test('less motion is none, and other motion moves and fades alone within 240 ms', async ({
  page,
  consoleGuard,
}) => {
  test.setTimeout(60_000 + 5_000 * sweptScreens.length)
  consoleGuard.allow(/^(warning|error): /)
  await page.addInitScript(noteScriptedMotion)
  for (const { name, open } of sweptScreens) {
    await open(page)
    expect.soft(await page.evaluate(motionFaults, true), name).toEqual([])
    expect.soft(await page.evaluate(changingTexts, WATCHED_MS), `${name}: texts that change`).toEqual([])
    expect.soft(await scriptedMotion(page), `${name}: by a script`).toEqual([])
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect.soft(await page.evaluate(motionFaults, false), `${name}: for others`).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }
})

test('whoever wants less motion sees the welcome still, the sentence typed and the figures counted', async ({
  page,
}) => {
  await page.goto('/')
  await expect(welcomeOf(page)).toBeVisible()
  expect(await page.evaluate(motionFaults, true)).toEqual([])
  await welcomeOf(page).getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByText('Modern Web Development', { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause the typing' })).toHaveCount(0)
  await page.getByRole('heading', { name: 'Our Impact in Numbers' }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(changingTexts, WATCHED_MS)).toEqual([])
  await expect(page.getByText('50+', { exact: true }).first()).toBeVisible()
})
