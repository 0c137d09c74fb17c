import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { RAN } from '../../mocks/seeds/hostileTexts'
import { inertFaults } from './inert'
import { openersOf, press } from './openers'
import { settled } from './tabs'

const HEIGHT = 900
const WIDE = 1366
const NARROW = 390

/** What begins a formula in a spreadsheet, once the signs that nobody sees are gone. */
const FORMULA = /^[\s\p{Cc}\p{DI}]*[=+\-@＝＋－＠]/u

/** Fails where a text has done anything but stand in its place, on a wide screen and on a phone. */
async function expectInert(page: Page, where: string) {
  for (const width of [NARROW, WIDE]) {
    await page.setViewportSize({ width, height: HEIGHT })
    // laid out anew, and whatever follows the width has been drawn
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    // a drawing that takes its size from the new width may still be on its way to it
    const message = `${where}, ${width} px wide`
    await expect
      .poll(async () => [...new Set(await page.evaluate(inertFaults, RAN))], { message })
      .toEqual([])
  }
}

/** Goes to an address of the product without a load of the page, as a step back in its history does. */
async function go(page: Page, path: string) {
  await page.evaluate((to) => {
    if (location.pathname === to) return
    // the page before stays, whole and settled, until the code of this one has come
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await expect(page.locator('h1:not([data-left])')).toBeVisible()
  await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered')
  await settled(page)
}

/** Opens the first form or question of each kind, and leaves it as it is. */
async function openQuestions(page: Page, where: string) {
  for (const [verb, button] of await openersOf(page)) {
    // what the one before has done may have taken this one away
    if (!(await button.isVisible())) continue
    await press(button)
    await expectInert(page, `${where}, after ${verb}`)
    const cancel = page.getByRole('button', { name: /^(Cancel|Close|Keep)/ }).last()
    if (await cancel.isVisible()) await cancel.click()
    else await page.keyboard.press('Escape')
  }
}

/** The file of the screen's table holds no cell that a spreadsheet would run. */
async function readTable(page: Page, where: string) {
  const button = page.getByRole('main').getByRole('button', { name: /CSV/ }).first()
  if (!(await button.isVisible())) return
  const download = page.waitForEvent('download')
  await button.click()
  const text = await readFile(await (await download).path(), 'utf8')
  const cells = [...text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)]
  const found = cells.map(([, quoted, plain]) => quoted ?? plain ?? '').filter((cell) => FORMULA.test(cell))
  expect(cells.length, where).toBeGreaterThan(5)
  expect(found, `formulas in the file of ${where}`).toEqual([])
}

/** Sees each of these addresses with all that it opens. */
export async function walk(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await go(page, path)
    await expectInert(page, path)
    await readTable(page, path)
    await openQuestions(page, path)
  }
}

/** As it comes out of a printer: a sheet of A4, 96 px an inch. */
export async function expectInertInPrint(page: Page, path: string) {
  await go(page, path)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  expect(await page.evaluate(inertFaults, RAN), `${path} in print`).toEqual([])
  await page.emulateMedia({ media: 'screen' })
}

/** Fails at the end where the page has asked another host than these for anything, or has opened a browser's own dialog. */
export function watchLoads(page: Page, hosts: readonly string[]) {
  const faults: string[] = []
  page.on('request', (request) => {
    const { host } = new URL(request.url())
    if (host !== '' && !hosts.includes(host)) faults.push(`asked ${request.url().slice(0, 100)}`)
  })
  page.on('dialog', (dialog) => {
    faults.push(`a dialog said ${dialog.message()}`)
    void dialog.dismiss()
  })
  return () => expect(faults).toEqual([])
}
