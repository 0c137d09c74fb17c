import type { Page } from '@playwright/test'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../scripts/serve'
import { expect, test } from '../support/fixtures'

const base = '/some/sub-path/'
/** Nobody treats this address as safe: no service worker, no secure context. */
const ownAddress = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address

const servers: Server[] = []

/** The whole folder of the demo, as a host sends it. Returns its address. */
async function host(name = '127.0.0.1', port = 0): Promise<string> {
  const { server, url } = await serve({ dir: 'dist-sub-path', base, host: name, port })
  servers.push(server)
  return url
}

test.afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Signs a persona in by the list of the login page, and reloads the page behind it. */
async function signIn(page: Page, url: string) {
  await page.goto(`${url}login`)
  await page.getByRole('button', { name: /Log in as Devika Nair/ }).click()
  const greeting = page.getByRole('heading', { level: 1, name: /Devika/ })
  await expect(greeting).toBeVisible()
  await page.goto(`${url}dashboard/subscription`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(`${url}dashboard/subscription`)
  await expect(page.getByText('Premium').first()).toBeVisible()
}

/** What Storybook says of itself. */
const STORYBOOKS_OWN = /will become mandatory in Storybook/

async function openStory(page: Page, url: string) {
  await page.goto(`${url}storybook/?path=/story/portal-overview--active`)
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('heading', { level: 1, name: /Devika/ })).toBeVisible({ timeout: 20_000 })
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

test('the whole folder works below a deep path, and its parts leave one another alone', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(STORYBOOKS_OWN)
  const url = await host()
  await signIn(page, url)
  const token = await tokenOf(page)
  const other = await context.newPage()
  await openStory(other, url)
  const scopes = await other.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).toSorted(),
  )
  expect(scopes).toEqual([base, `${base}storybook/`])
  // the story signed in somebody of its own, with data of its own
  expect(await tokenOf(page)).toBe(token)
  await page.reload()
  await expect(page).toHaveURL(`${url}dashboard/subscription`)
  await expect(page.getByText('Premium').first()).toBeVisible()

  await other.goto(`${url}coverage`)
  await expect(other).toHaveURL(`${url}coverage/`)
  await other.getByText('/dashboard/support', { exact: true }).click()
  await other.getByRole('link', { name: 'Support: no tickets' }).click()
  await expect(other).toHaveURL(`${url}dashboard/support`)
})

test('every link of the product stays below the path', async ({ page }) => {
  const url = await host()
  await page.goto(`${url}?scenario=dashboard-active`)
  await expect(page).toHaveURL(`${url}dashboard`)
  await expect(page.getByRole('heading', { level: 1, name: /Devika/ })).toBeVisible()
  await page.goto(`${url}plans`)
  const links = await page.evaluate(() => [...document.links].map(({ href }) => href))
  const own = links.filter((href) => href.startsWith(new URL(url).origin))
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((href) => !`${href}/`.startsWith(url))).toEqual([])
  await page.getByRole('link', { name: /Choose Premium/ }).click()
  await expect(page).toHaveURL(`${url}payment/premium`)
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for Premium' })).toBeVisible()
})

test('it works over plain http at the machine’s own address', async ({ page, consoleGuard }) => {
  consoleGuard.allow(STORYBOOKS_OWN)
  test.skip(ownAddress === undefined, 'this machine has no address but its own')
  const url = await host(ownAddress)
  await signIn(page, url)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await openStory(page, url)
})

test('it works where workers and storage are blocked', { tag: '@no-worker' }, async ({ page, context }) => {
  await context.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, area, {
        get: () => {
          throw new DOMException('The user denied it', 'SecurityError')
        },
      })
  })
  const url = await host()
  await page.goto(`${url}login`)
  await page.getByRole('button', { name: /Log in as Devika Nair/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Devika/ })).toBeVisible()
})

test('a worker of an earlier deployment is replaced', async ({ page, consoleGuard }) => {
  // said while the newer one is on its way; calls that are under way as it takes over go past it, and the page answers them
  consoleGuard.allow(/generated by a different version of MSW|favicon\.ico|status of 40[45] .*\/api\//)
  const earlier = await mkdtemp(join(tmpdir(), 'earlier-'))
  await cp('dist-sub-path', earlier, { recursive: true, filter: (path) => !path.includes('storybook') })
  const script = await readFile('dist-sub-path/mockServiceWorker.js', 'utf8')
  await writeFile(
    join(earlier, 'mockServiceWorker.js'),
    `${script.replace(/INTEGRITY_CHECKSUM = '\w+'/, "INTEGRITY_CHECKSUM = 'earlier'")}
addEventListener('message', ({ data, source }) => data === 'WHICH' && source.postMessage('earlier'))`,
  )
  const before = await serve({ dir: earlier, base })
  // no page of the product, which would look at the worker
  await page.goto(`${before.url}robots.txt`)
  await page.evaluate(async (scope) => {
    await navigator.serviceWorker.register(`${scope}mockServiceWorker.js`, { scope })
    await navigator.serviceWorker.ready
  }, base)
  expect(await isEarlier(page)).toBe(true)
  before.server.closeAllConnections()
  before.server.close()
  await rm(earlier, { recursive: true })

  const url = await host('127.0.0.1', Number(new URL(before.url).port))
  await signIn(page, url)
  await expect.poll(() => isEarlier(page)).toBe(false)
})

/** Whether the active worker is the one that was planted, which answers. Runs in the page. */
const isEarlier = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator
    const { active } = await serviceWorker.ready
    return new Promise<boolean>((resolve) => {
      serviceWorker.addEventListener('message', ({ data }) => {
        if (data === 'earlier') resolve(true)
      })
      setTimeout(() => resolve(false), 500)
      active?.postMessage('WHICH')
    })
  })

test('each part is sent with its rules', async ({ page, consoleGuard }) => {
  const url = await host()
  const headers = async (path: string) => {
    const answer = await page.request.get(url + path, { headers: { accept: 'text/html' } })
    return { ...answer.headers(), status: String(answer.status()) } as Record<string, string>
  }
  for (const path of ['', 'plans', 'dashboard/support', 'storybook/', 'storybook/iframe.html', 'coverage/']) {
    const sent = await headers(path)
    expect(sent, path).toMatchObject({
      status: '200',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(sent['content-security-policy'], path).toContain("frame-ancestors 'self'")
    expect(sent['permissions-policy'], path).toContain('camera=()')
  }
  const script = /\/assets\/[\w-]+\.js/.exec(await (await page.request.get(url)).text())?.[0] ?? ''
  expect(await headers(script.slice(1))).toMatchObject({
    'cache-control': expect.stringContaining('immutable'),
  })
  expect(await headers('mockServiceWorker.js')).toMatchObject({ status: '200', 'cache-control': 'no-cache' })

  // the browser's own line about the document's status
  consoleGuard.allow(/status of 404/)
  expect((await page.goto(`${url}nowhere`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})
