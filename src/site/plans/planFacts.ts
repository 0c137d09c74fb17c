import type { Plan } from '@/contract'
import { toPaise } from '@/lib/money'
import { searchable } from '@/lib/searchable'

/** The saving in rupees, or 0. */
export function saving({ price, oldPrice }: Plan): number {
  return Math.max(0, toPaise(oldPrice ?? price) - toPaise(price)) / 100
}

/** The cost per day in whole rupees, rounded. */
export function costPerDay({ price, duration }: Plan): number {
  return duration > 0 ? Math.round(price / duration) : price
}

export type FeatureLine = {
  feature: string
  /** Whether each plan has the feature, in the order of the plans. */
  has: boolean[]
}

const EVERYTHING_IN = /^everything in\s+/i
const sameText = (text: string) => searchable(text.trim())

/** The plan that a line such as "Everything in Premium, no page limit" refers to. */
function inherited(feature: string, plans: readonly Plan[]): Plan | undefined {
  if (!EVERYTHING_IN.test(feature.trim())) return undefined
  const rest = sameText(feature).replace(EVERYTHING_IN, '')
  return plans
    .filter((plan) => rest.startsWith(sameText(plan.name)))
    .toSorted((a, b) => b.name.length - a.name.length)[0]
}

/** What an "Everything in …" line adds to the other plan's features, such as "No page limit". */
function addition(feature: string, source: Plan): string[] {
  const rest = feature.trim().replace(EVERYTHING_IN, '').slice(source.name.trim().length)
  const text = rest.replace(/^[\s\p{P}]*(?:(?:and|plus)\s+)?/iu, '')
  return text === '' ? [] : [text.charAt(0).toUpperCase() + text.slice(1)]
}

function allFeatures(plan: Plan, plans: readonly Plan[], seen: readonly Plan[] = []): string[] {
  return plan.features.flatMap((feature) => {
    const source = inherited(feature, plans)
    if (!source) return [feature]
    const known = seen.includes(source) || source === plan
    return [...(known ? [] : allFeatures(source, plans, [...seen, plan])), ...addition(feature, source)]
  })
}

/** Every feature that a plan lists or inherits from another, and which plans have it. */
export function featureLines(plans: readonly Plan[]): FeatureLine[] {
  const owned = plans.map((plan) => new Set(allFeatures(plan, plans).map(sameText)))
  const named = new Map(
    plans.flatMap((plan) => allFeatures(plan, plans)).map((feature) => [sameText(feature), feature.trim()]),
  )
  return [...named]
    .filter(([key]) => key !== '')
    .map(([key, feature]) => ({ feature, has: owned.map((set) => set.has(key)) }))
}
