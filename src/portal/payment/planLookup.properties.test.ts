import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paths, planSlug } from '@/paths'
import { anyText, holds } from '@/testing/properties'
import { plan } from '@/testing/subscription'
import { findPlan } from './planLookup'

const named = (name: string) => ({ ...plan, name })

/**
 * Plans whose names differ in more than case and spaces, as the server requires. None is called
 * `.` or `..`: browsers resolve these names as paths, so such a plan has no address.
 */
const plans = fc
  .uniqueArray(
    fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
      fc.constantFrom('Pro', 'Pro Plus', 'Premium', 'Premium Pro', 'Starter 50%', 'A/B', '...', '?q', '#1'),
    ),
    { selector: planSlug, minLength: 1, maxLength: 6 },
  )
  .map((names) => names.filter((name) => !['', '.', '..'].includes(planSlug(name))).map(named))

test('finds each plan by its address', () => {
  holds(
    fc.property(plans, (offered) => {
      for (const each of offered) {
        const { pathname } = new URL(paths.payment(each.name), 'https://site.example')
        const slug = decodeURIComponent(pathname.replace('/payment/', ''))
        expect(findPlan(offered, slug)).toBe(each)
      }
    }),
    300,
  )
})

test('finds an offered plan or none, whatever the address', () => {
  holds(
    fc.property(plans, anyText, (offered, text) => {
      expect([null, ...offered]).toContain(findPlan(offered, text))
    }),
  )
})
