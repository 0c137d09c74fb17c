import { demoPassword, personaOf } from '../mocks/seeds/personas'
import { expect, test } from './support/fixtures'
import { setServerFaults } from './support/server'
import { openScenario } from './support/screens'

const notOffered = 'The server does not support this.'

const onQuirks = { tag: '@quirks' }

test('a 429 hidden from the page counts as a network failure', onQuirks, async ({ page, consoleGuard }) => {
  consoleGuard.allow(/blocked by CORS policy|net::ERR_FAILED|^warning: login: network /)
  await openScenario(page, 'plans-filled')
  await expect(page.getByText('₹16,999').first()).toBeVisible()
  await expect(page.getByText(/NaN/)).toHaveCount(0)

  await page.getByRole('link', { name: 'Login' }).first().click()
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Email').fill(personaOf('active').email)
  await form.getByLabel('Password', { exact: true }).fill(demoPassword)
  await setServerFaults([{ operation: 'login', kind: 'status', status: 429, times: 1 }])
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(form.getByText('Network error. Please check your internet connection.')).toBeVisible()
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Devika/ })).toBeVisible()
})

test('a client sees that the server does not support an action', onQuirks, async ({ page, consoleGuard }) => {
  consoleGuard.allow(
    /status of (404|500)|^warning: (reopenComplaint: 404|getComplaint: 500|listChatMessages: 500)/,
  )
  await openScenario(page, 'chat-resolved')
  // a message's date, which this server calls `time`
  await expect(page.getByRole('log', { name: 'Messages' }).getByRole('time').first()).toBeVisible()
  await page.getByRole('button', { name: 'Reopen Chat' }).click()
  await expect(page.getByText('Could not process reopen request.')).toBeVisible()
  await expect(page.getByText(notOffered)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reopen Chat' })).toBeEnabled()

  await page.goto('/support-chat/nonsense')
  await expect(page.getByText('Could not load complaint.')).toBeVisible()
})
