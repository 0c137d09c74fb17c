import { expect, test } from './support/fixtures'
import { changingTexts, motionFaults, WATCHED_MS } from './support/motion'
import { welcomeOf } from './support/site'

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
