import { personaOf } from '../mocks/seeds/personas'
import { signIn } from './support/actions'
import { expect, test } from './support/fixtures'

/** A4 at 96 px an inch: on the one stand the bar and the dock of a phone, on the other the rail. */
const sheets = { portrait: { width: 794, height: 1123 }, landscape: { width: 1123, height: 794 } }

for (const [name, size] of Object.entries(sheets))
  test(`an acknowledgement is printed alone, ${name}`, async ({ page }) => {
    await signIn(page, personaOf('active').email)
    await page.goto('/dashboard/purchases/sub_devika_premium')
    const sheet = page.getByRole('article')
    await expect(sheet).toBeVisible()
    await page.setViewportSize(size)
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'home page' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'account menu' })).toHaveCount(0)
    expect((await sheet.boundingBox())?.x).toBeLessThan(60)
  })
