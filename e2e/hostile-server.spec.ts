import { personaOf } from '../mocks/seeds/personas'
import { paths } from '../src/paths'
import { signIn } from './support/actions'
import { expect, test } from './support/fixtures'
import { makeAnswersHostile } from './support/hostileAnswers'
import { walk, watchLoads } from './support/hostileWalk'

const api = new URL(process.env['VITE_API_BASE_URL'] ?? 'http://127.0.0.1:4010').host

const seen = [
  paths.plans(),
  paths.payment('premium'),
  paths.dashboard(),
  paths.support(),
  paths.subscription(),
  paths.purchases(),
  paths.notifications(),
  paths.supportChat('cmp_devika_photos'),
]

test('answers without bounds, with fields that nobody knows, are inert for a client @base-url', async ({
  page,
  consoleGuard,
}) => {
  // what could be read only in part is said on the console
  consoleGuard.allow(/^warning: \w+: /)
  await signIn(page, personaOf('active').email)
  const expectNoLoads = watchLoads(page, [new URL(page.url()).host, api])
  await makeAnswersHostile(page)
  await page.reload()
  await walk(page, seen)
  expect(await page.evaluate(() => 'isAdmin' in {})).toBe(false)
  expectNoLoads()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
