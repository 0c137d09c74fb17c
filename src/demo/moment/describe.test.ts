import { expect, test } from 'vitest'
import { addresses } from '@/paths'
import { describeMoment } from './describe'
import { pageName } from './pageName'
import { untouched } from './samples'
import type { Moment } from './schema'

const said = (changed: Partial<Moment>, userName: string | null = null) =>
  describeMoment({ moment: { ...untouched, ...changed }, rows: {} as never, userName })
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ _id: String(index) }))

test('names the page, user and date, and says that nothing has changed', () => {
  expect(said({ route: '/dashboard/support?page=2' }, 'Devika Nair')).toBe(
    'Opens Support as Devika Nair, on 22 Nov 2026, with nothing changed.',
  )
})

test('says what was changed, and what is forced', () => {
  expect(
    said({
      route: '/admin-dashboard/approve',
      changes: { complaint: { added: rows(1) }, plan: { changed: rows(2) }, session: { added: rows(3) } },
      conditions: { faults: [{ operation: 'login', kind: 'network' }], quirks: ['plain-ids'] },
    }),
  ).toBe(
    'Opens Approve Subs in the admin panel as a visitor, on 22 Nov 2026, with 1 new ticket, 2 changed plans, 1 fault and server quirks.',
  )
})

test('names three kinds of change and counts the others', () => {
  const changes: Moment['changes'] = {
    complaint: { added: rows(1), changed: rows(1) },
    user: { added: rows(2) },
    coupon: { changed: rows(4), deleted: ['a'] },
  }
  expect(said({ changes })).toContain(
    'with 1 new ticket, 1 changed ticket, 2 new accounts and 5 more changes.',
  )
})

test('names every page of the product', () => {
  const names = Object.values(addresses).map((address) => pageName(address.replaceAll(/:\w+\??/g, 'users')))
  expect(names).not.toContain('the admin panel')
  expect(pageName('/admin-dashboard')).toBe('Dashboard in the admin panel')
})
