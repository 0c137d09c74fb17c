import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { demoPassword, personaOf } from '../mocks/seeds/personas'
import { expect, test } from './support/fixtures'
import { open, openWithoutCode, takenOver } from './support/site'

/** Serves the build, but of a document only what stands up to the end of its main part; the rest comes when `finish` is called. */
async function serveHalves(origin: string) {
  let finish = () => {}
  const finished = new Promise<void>((done) => {
    finish = done
  })
  const server = createServer((request, response) => {
    void (async () => {
      const { accept = '*/*' } = request.headers
      const answer = await fetch(new URL(request.url ?? '/', origin), { headers: { accept } })
      const type = answer.headers.get('content-type') ?? ''
      const policy = answer.headers.get('content-security-policy') ?? ''
      response.writeHead(answer.status, { 'content-type': type, 'content-security-policy': policy })
      const body = Buffer.from(await answer.arrayBuffer())
      const half = type.startsWith('text/html') ? body.indexOf('</main>') : body.length
      response.write(body.subarray(0, half))
      if (half < body.length) await finished
      response.end(body.subarray(half))
    })()
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, finish, close }
}

test('Enter in the login form before the end of the document has come goes on by itself', async ({
  page,
  baseURL,
}) => {
  const { url, finish, close } = await serveHalves(baseURL ?? '')
  await page.goto(`${url}/login`, { waitUntil: 'commit' })
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Email').fill(personaOf('active').email)
  await form.getByLabel('Password', { exact: true }).fill(demoPassword)
  await form.getByLabel('Password', { exact: true }).press('Enter')
  finish()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.close()
  close()
})

test('login before the code has come: no password in the address, and it goes on by itself', async ({
  page,
}) => {
  const bringCode = await openWithoutCode(page, '/login')
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Email').fill(personaOf('active').email)
  await form.getByLabel('Password', { exact: true }).fill(demoPassword)
  await form.getByLabel('Password', { exact: true }).press('Enter')
  expect(new URL(page.url()).search).toBe('')
  bringCode()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('what was typed is kept where a password manager has put something into the form meanwhile', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Minified React error #418/)
  const bringCode = await openWithoutCode(page, '/login')
  const form = page.getByRole('form', { name: 'Login' })
  const password = form.getByLabel('Password', { exact: true })
  await form.getByLabel('Email').fill(personaOf('active').email)
  await password.fill(demoPassword)
  await password.evaluate((input) => input.after(document.createElement('password-icon')))
  bringCode()
  await expect(form.locator('password-icon')).toHaveCount(0)
  await expect(password).toBeFocused()
  await password.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('forms sent before the code has come are judged once it is there, and lose nothing', async ({
  page,
}) => {
  await test.step('register', async () => {
    const bringCode = await openWithoutCode(page, '/register')
    const form = page.getByRole('form', { name: 'Register' })
    await form.getByLabel('Name').fill('Meera Joshi')
    await form.getByLabel('Password', { exact: true }).fill('sourdough-at-five')
    await form.getByRole('button', { name: 'Register' }).click()
    expect(new URL(page.url()).search).toBe('')
    bringCode()
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('All fields are required.')
    await expect(form.getByLabel('Name')).toHaveValue('Meera Joshi')
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue('sourdough-at-five')
  })

  await test.step('contact', async () => {
    await page.unrouteAll()
    const bringCode = await openWithoutCode(page, '/contact')
    const form = page.getByRole('form', { name: 'Message' })
    await form.getByLabel('Subject').fill('Orders at sea')
    await form.getByLabel('Subject').press('Enter')
    expect(new URL(page.url()).search).toBe('')
    bringCode()
    await expect(form.getByLabel('Name')).toBeFocused()
    await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name.')
    await expect(form.getByLabel('Subject')).toHaveValue('Orders at sea')
  })

  await test.step('newsletter, a part whose code comes later than the page', async () => {
    await page.unrouteAll()
    const bringCode = await openWithoutCode(page, '/team')
    const form = page.getByRole('form', { name: 'Newsletter' })
    await form.getByLabel('Email for the newsletter').fill('asha@salunkhefarms.example')
    await form.getByRole('button', { name: 'Subscribe' }).click()
    expect(new URL(page.url()).search).toBe('')
    bringCode()
    await expect(form.getByRole('status')).toHaveText('Thank you for subscribing to our newsletter!')
  })
})

test('a part whose code comes after the page’s own answers to what was clicked meanwhile', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\/Footer-.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await open(page, '/team')
  const form = page.getByRole('form', { name: 'Newsletter' })
  await form.getByLabel('Email for the newsletter').fill('asha@salunkhefarms.example')
  await form.getByLabel('Email for the newsletter').press('Enter')
  release()
  await expect(form.getByRole('status')).toHaveText('Thank you for subscribing to our newsletter!')
})

test('of what was clicked before the code has come, only the last click counts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await test.step('the menu opens', async () => {
    const bringCode = await openWithoutCode(page, '/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    bringCode()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  await test.step('unless something else was clicked since', async () => {
    await page.unrouteAll()
    const bringCode = await openWithoutCode(page, '/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('heading', { level: 1 }).click()
    bringCode()
    await takenOver(page, 'h1')
    await expect(page.locator('#root')).not.toHaveAttribute('data-early')
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
  })
})
