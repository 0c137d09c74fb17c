import type { Response } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { openScenario } from '../support/tabs'

test('a page that nobody looks at asks for messages every 20 seconds instead of every four @demo', async ({
  page,
}) => {
  await page.clock.install()
  await openScenario(page, 'chat-open')
  await expect(
    page.getByRole('log', { name: 'Messages' }).getByText(/sea view is nearly black/),
  ).toBeVisible()
  let asked = 0
  const isQuestion = (response: Response) =>
    response.request().method() === 'GET' && response.url().endsWith('/chat')
  page.on('response', (response) => {
    if (isQuestion(response)) asked += 1
  })
  const askedAfterFourSeconds = async () => {
    const answer = page.waitForResponse(isQuestion)
    await page.clock.runFor(4000)
    await answer
  }
  const fourSecondsInPeace = async () => {
    await page.clock.runFor(4000)
    // a call of the page's own: by its answer, one of the product would have been seen too
    await page.evaluate(async () => (await fetch('/api/auth/plans')).text())
  }

  for (let time = 1; time <= 3; time += 1) await askedAfterFourSeconds()
  // a headless browser hides no page
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }))
  // the one that was already planned
  await askedAfterFourSeconds()
  expect(asked).toBe(4)
  for (let time = 1; time <= 4; time += 1) await fourSecondsInPeace()
  expect(asked).toBe(4)
  await askedAfterFourSeconds()
  expect(asked).toBe(5)
})
