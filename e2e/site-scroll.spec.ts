import { expect, test } from './support/fixtures'
import { open, scrolled } from './support/site'

test('an anchor is scrolled to on every load, clear of the bar', async ({ page }) => {
  const design = page.getByRole('heading', { level: 2, name: 'Design', exact: true })
  const gap = async () => {
    const bar = await page.getByRole('banner').first().boundingBox()
    const heading = await design.boundingBox()
    return (heading?.y ?? 0) - (bar?.height ?? 0)
  }
  for (const load of ['first', 'second', 'third']) {
    await test.step(`${load} full load in this tab`, async () => {
      await open(page, '/services#design')
      await expect.poll(gap).toBeGreaterThan(0)
      expect(await gap()).toBeLessThan(120)
    })
    await page.evaluate(() => scrollTo({ top: 300 }))
    await open(page, '/about')
    // the place where the page before was left is not this page's
    expect(await scrolled(page)).toBe(0)
  }

  await test.step('a page that the build has not rendered begins at its top as well', async () => {
    await page.setViewportSize({ width: 390, height: 500 })
    await page.evaluate(() => scrollTo({ top: 300 }))
    await page.goto('/payment/premium')
    await expect(page.getByRole('heading', { level: 1, name: 'Pay for Premium' })).toBeVisible()
    expect(await scrolled(page)).toBe(0)
  })

  await test.step('links to anchors within the page, one after the other', async () => {
    await open(page, '/services')
    const groups = page.getByRole('navigation', { name: 'Groups of services' })
    for (const name of ['Keep it running', 'Design']) {
      await groups.getByRole('link', { name: new RegExp(`^${name}`) }).click()
      const heading = page.getByRole('heading', { level: 2, name, exact: true })
      await expect(heading).toBeInViewport()
      expect(await scrolled(page)).toBeGreaterThan(500)
    }
    await expect.poll(gap).toBeGreaterThan(0)
    expect(await gap()).toBeLessThan(120)
  })
})

test('a reload and Back return to where the reader was', async ({ page }) => {
  await open(page, '/features')
  await page.evaluate(() => scrollTo({ top: 900 }))
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(900)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Team' }).click()
  await expect(page).toHaveURL(/\/team$/)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/features$/)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(900)
})
