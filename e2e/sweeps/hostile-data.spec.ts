import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { hostileTexts } from '../../mocks/seeds/hostileTexts'
import { personas } from '../../mocks/seeds/personas'
import { paths } from '../../src/paths'
import { screens } from '../../src/testing/screens'
import { expect, test } from '../support/fixtures'
import { expectInertInPrint, walk, watchLoads } from '../support/hostileWalk'
import { openControls, openScenario, reloadedBy, settled } from '../support/tabs'

const own = (page: Page) => [new URL(page.url()).host]

/** The address with something in each variable part: a plan by its hostile name, a purchase and a ticket of the client. */
const filledIn = (address: string) =>
  address
    .replace(/^.*:plan$/, paths.payment(hostileTexts.javascriptLink))
    .replace(':subscriptionId', 'sub_devika_starter')
    .replace(':complaintId?', 'cmp_devika_photos')
    .replace(/^\*/, '/:tab?')
    .replace(':tab?', encodeURIComponent(hostileTexts.markup))

const of = (...areas: string[]) =>
  screens.filter(({ area }) => areas.includes(area)).map(({ address }) => filledIn(address))

test('hostile texts are inert in all that a visitor sees @demo', async ({ page }) => {
  await openScenario(page, 'hostile-visitor')
  const expectNoLoads = watchLoads(page, own(page))
  await walk(page, of('Site'))
  expectNoLoads()
})

test('hostile texts are inert in all that a client sees, saves and prints @demo', async ({ page }) => {
  await openScenario(page, 'hostile-client')
  const expectNoLoads = watchLoads(page, own(page))
  await walk(page, [paths.plans(), ...of('Portal')])

  await expectInertInPrint(page, paths.acknowledgement('sub_devika_starter'))
  await walk(page, [paths.subscription()])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /calendar/i }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
  expectNoLoads()
})

for (const { name, address } of screens.filter(({ area }) => area === 'Admin')) {
  test(`hostile texts are inert in all that an admin sees and asks, ${name} @demo`, async ({ page }) => {
    test.slow()
    await openScenario(page, 'hostile-admin')
    const expectNoLoads = watchLoads(page, own(page))
    await walk(page, [filledIn(address)])
    expectNoLoads()
  })
}

test('hostile texts are inert in a chat that an admin reads @demo', async ({ page }) => {
  await openScenario(page, 'hostile-admin')
  const expectNoLoads = watchLoads(page, own(page))
  await walk(page, [paths.supportChat('cmp_devika_photos')])
  expectNoLoads()
})

test('hostile texts are inert for a client in any state of a subscription @demo', async ({ page }) => {
  await openScenario(page, 'hostile-client')
  const expectNoLoads = watchLoads(page, own(page))
  await openControls(page, 'Who & when')
  const others = personas.filter(({ id }) => id !== 'admin' && id !== 'active')
  for (const { name } of others) {
    await page.setViewportSize({ width: 1366, height: 900 })
    await reloadedBy(page, () =>
      page
        .getByRole('dialog', { name: 'Demo controls' })
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click(),
    )
    await settled(page)
    await walk(page, [paths.dashboard(), paths.subscription(), paths.expired()])
  }
  expectNoLoads()
})
