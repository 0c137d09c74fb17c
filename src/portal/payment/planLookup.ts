import type { Plan } from '@/contract'
import { planSlug } from '@/paths'

const closestFirst = (slug: string) => (a: Plan, b: Plan) =>
  Math.abs(planSlug(a.name).length - slug.length) - Math.abs(planSlug(b.name).length - slug.length)

/**
 * The plan for an address (SPEC section 5): the plan of that name, ignoring case and spaces; otherwise, of the names that
 * contain the text or are contained in it, the one closest in length.
 */
export function findPlan(plans: readonly Plan[], text: string): Plan | null {
  const slug = planSlug(text)
  if (slug === '') return null
  const exact = plans.find(({ name }) => planSlug(name) === slug)
  if (exact) return exact
  const included = plans.filter(({ name }) => planSlug(name).includes(slug) || slug.includes(planSlug(name)))
  return included.toSorted(closestFirst(slug))[0] ?? null
}
