import { expect, test } from './support/fixtures'
import { openScenario, settled } from './support/tabs'

test('a table’s search, sort order and page stand in the address: for a link, Back and a reload', async ({
  page,
}) => {
  await openScenario(page, 'admin-user-plans')
  const pager = page.getByRole('navigation', { name: /^Pages/ })
  const header = page.getByRole('columnheader', { name: 'Email' })
  const shown = () => page.getByRole('row').locator('td:first-child').allInnerTexts()

  await header.getByRole('button').click()
  await pager.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/user-plans\?sort=email&page=2$/)
  await expect(pager).toContainText('Page 2 of 2')
  const second = await shown()

  await test.step('a reload keeps them', async () => {
    await page.reload()
    await expect(pager).toContainText('Page 2 of 2')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    expect(await shown()).toEqual(second)
  })

  await test.step('Back undoes one step after the other, Forward redoes them', async () => {
    await page.goBack()
    await expect(pager).toContainText('Page 1 of 2')
    await page.goBack()
    await expect(page).toHaveURL(/\/user-plans$/)
    await expect(header).not.toHaveAttribute('aria-sort')
    await page.goForward()
    await page.goForward()
    await expect(pager).toContainText('Page 2 of 2')
    await expect.poll(shown).toEqual(second)
  })

  await test.step('another tab of the panel, and Back to the same page of the table', async () => {
    await page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: /^Manage Users/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Users' })).toBeVisible()
    await page.goBack()
    await expect(pager).toContainText('Page 2 of 2')
    await expect.poll(shown).toEqual(second)
  })

  await test.step('a link with search, filter and sort order opens just that', async () => {
    await page.goto('/admin-dashboard/user-plans?q=premium&f.status=active&sort=name&dir=desc')
    await settled(page)
    await expect(page.getByRole('searchbox')).toHaveValue('premium')
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('active')
    const names = await shown()
    expect(names.length).toBeGreaterThan(2)
    expect(names).toEqual(names.toSorted().toReversed())
    await expect(page.getByRole('row').filter({ hasText: 'Active' })).toHaveCount(names.length)
  })
})

test('a link to one complaint’s answer opens it, and closing it cleans the address', async ({ page }) => {
  await openScenario(page, 'admin-help')
  await page.goto('/admin-dashboard/help?resolve=cmp_devika_photos')
  const dialog = page.getByRole('dialog', { name: 'Resolve the complaint of Devika Nair' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/help$/)
})
