import { personaOf } from '../../mocks/seeds/personas'
import { signIn } from '../support/actions'
import { expect, test } from '../support/fixtures'

/** Runs in the page before its scripts: notes which of Intl's formatters are made, also by `toLocaleString` and its like. */
function watchFormatters() {
  const made: string[] = []
  Reflect.set(globalThis, 'formatters', made)
  const noting = <Made extends object>(name: string, original: Made): Made =>
    new Proxy(original, {
      construct: (target, args) => (made.push(name), Reflect.construct(target as () => void, args) as object),
      apply: (target, self, args) => (
        made.push(name),
        Reflect.apply(target as () => void, self, args) as unknown
      ),
    })
  const watch = (owner: object, name: string) =>
    Reflect.set(owner, name, noting(name, Reflect.get(owner, name) as object))
  for (const name of Object.getOwnPropertyNames(Intl)) if (/^[A-Z]/.test(name)) watch(Intl, name)
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    watch(Date.prototype, name)
  watch(Number.prototype, 'toLocaleString')
  watch(String.prototype, 'localeCompare')
}

const visits = [
  { who: null, paths: ['/', '/plans', '/login'] },
  { who: 'active', paths: ['/dashboard', '/dashboard/purchases', '/payment/premium'] },
  { who: 'admin', paths: ['/admin-dashboard', '/admin-dashboard/stats', '/admin-dashboard/users'] },
] as const

for (const { who, paths } of visits)
  for (const path of paths)
    test(
      `${path} makes no formatter while it starts: the first one is a long task on a slow phone`,
      { tag: ['@base-url', '@no-worker'] },
      async ({ page }) => {
        if (who !== null) await signIn(page, personaOf(who).email)
        await page.addInitScript(watchFormatters)
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.evaluate(() => Reflect.get(globalThis, 'formatters') as string[])).toEqual([])
      },
    )
