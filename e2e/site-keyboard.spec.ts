import { expect, test } from './support/fixtures'
import { faultsOf, walk } from './support/keyboard'
import { open, scrolled } from './support/site'

test('a tour by keyboard alone: skip link, bar, plans, questions, payment', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 700 })
  await open(page, '/about')

  await test.step('the skip link comes first and leads to the content', async () => {
    const [skip] = await walk(page, 'Tab', /./)
    expect(skip).toEqual({ name: 'Skip to content', faults: [] })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    const [next] = await walk(page, 'Tab', /./)
    expect(next).toEqual({ name: 'Start a conversation', faults: [] })
  })

  await test.step('from deep in a page the bar leads to another, which begins at its top', async () => {
    await page.keyboard.press('End')
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
    const stops = await walk(page, 'Shift+Tab', /^Plans$/)
    expect(faultsOf(stops)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/plans$/)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeFocused()
    expect(await scrolled(page)).toBe(0)
    await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached()
    await expect(page).toHaveTitle(/^Plans/)
  })

  await test.step('every stop of the page is seen, forwards and backwards', async () => {
    await expect(page.getByRole('link', { name: /^Choose Premium/ })).toBeVisible()
    const forwards = await walk(page, 'Tab')
    expect(faultsOf(forwards)).toEqual([])
    expect(forwards.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Does it renew by itself?', 'Subscribe', 'Our Team']),
    )
    const backwards = await walk(page, 'Shift+Tab', /^Does it renew by itself\?$/)
    expect(faultsOf(backwards)).toEqual([])
  })

  await test.step('a question opens and closes', async () => {
    const answer = page.getByText(/We remind you when two days are left/)
    await expect(answer).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(answer).toBeVisible()
    await page.keyboard.press('Space')
    await expect(answer).toBeHidden()
  })

  await test.step('Enter chooses a plan', async () => {
    expect(faultsOf(await walk(page, 'Shift+Tab', /^Choose Premium/))).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/payment\/premium$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Pay for Premium' })).toBeFocused()
    expect(await scrolled(page)).toBe(0)
  })
})

test('on a phone’s width the menu is opened, walked and left by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, '/contact')
  expect(faultsOf(await walk(page, 'Tab', /^Open menu$/))).toEqual([])
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  const stops = await walk(page, 'Tab', /^Features$/)
  expect(stops.filter(({ faults }) => faults.includes('no outline'))).toEqual([])
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: /^What a site/ })).toBeFocused()
})
