import { expect, test } from './support/fixtures'
import { takenOver } from './support/site'

/** The public pages as the build writes them, with a sentence from deep inside each. */
const pages = [
  ['/', 'Ratna Alphonso'],
  ['/about', 'Mission'],
  ['/plans', '₹4,999'],
  ['/services', 'Bug Fixes'],
  ['/features', 'UPI'],
  ['/team', 'Ananya Rao'],
  ['/contact', 'hello@chaukhat.example'],
  ['/login', 'Password'],
  ['/register', 'Password'],
] as const

for (const [path, words] of pages) {
  test(`${path} is a whole document without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(words).first()).toBeVisible()
    await expect(page).toHaveTitle(/Chaukhat/)
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/\w{3}/)
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      `https://chaukhat.example${path}`,
    )
    const graph = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText()) as object
    expect(graph).toHaveProperty('@graph.0.openingHoursSpecification.opens', '11:00')
    await context.close()
  })

  test(`${path} is taken over by the product as it stands`, async ({ page }) => {
    // whatever moves belongs to what is taken over
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(path)
    const kept = await page.evaluate(() => {
      const heading = document.querySelector('#root h1')
      Object.assign(globalThis, { heading })
      return heading !== null
    })
    expect(kept).toBe(true)
    await takenOver(page, 'h1')
    await page.waitForLoadState('networkidle')
    // the very element of the document is still there: nothing was thrown away and rendered anew
    expect(
      await page.evaluate(() => (globalThis as unknown as { heading: Element }).heading.isConnected),
    ).toBe(true)
    const { compared, differing } = await page.evaluate(compareWithReact)
    expect(compared).toBeGreaterThan(20)
    expect(differing).toEqual([])
  })
}

/**
 * Where the document differs from what React would have written, which React says in development only, and how many
 * attributes were compared. Runs in the page.
 */
function compareWithReact() {
  const names: Record<string, string> = { htmlFor: 'for', className: 'class' }
  const props = [
    'id',
    'htmlFor',
    'className',
    'href',
    'src',
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
  ]
  const pairs = [...document.querySelectorAll('#root *')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
    const rendered = (element as unknown as Record<string, Record<string, unknown>>)[key ?? ''] ?? {}
    return props
      .filter((prop) => typeof rendered[prop] === 'string')
      .map((prop) => ({
        what: `${element.tagName} ${prop}`,
        written: element.getAttribute(names[prop] ?? prop),
        rendered: rendered[prop],
      }))
  })
  return { compared: pairs.length, differing: pairs.filter(({ written, rendered }) => written !== rendered) }
}

test('login, register and the shell of the application are kept out of search engines', async ({
  request,
}) => {
  for (const path of ['/login', '/register', '/dashboard', '/payment/premium', '/admin-dashboard/approve']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    expect(html, path).toContain('<meta name="robots" content="noindex"')
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('<loc>https://chaukhat.example/plans</loc>')
  expect(sitemap).not.toContain('/login')
})
