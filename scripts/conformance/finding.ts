import type { OperationId } from '@/contract'

/**
 * `breaks`: a person meets it. `differs`: the contract says otherwise, and the product copes. `advice`: the contract says
 * nothing, and a deployment is better with it.
 */
export type Verdict = 'breaks' | 'differs' | 'advice'

/** What a finding is about; the report has one section for each. */
export type Area = 'route' | 'html' | 'shape' | 'status' | 'rule' | 'deployment'

/** Where a person meets it, and what they read there. */
export type Meeting = { screen: string; address: string; text: string }

export type Finding = {
  /** What is at fault; the same for every operation that shows it. */
  cause: string
  /** The cause as a sentence for a backend developer. */
  title: string
  area: Area
  verdict: Verdict
  /** null: it is about no single operation. */
  operation: OperationId | null
  /** In the answer, like `subscriptions.*.user`; or what was asked, like `an unknown id`. */
  place: string
  expected: string
  got: string
  curl: string
  meets?: Meeting
}

/** Everything that has one cause. */
export type Cause = {
  id: string
  title: string
  area: Area
  verdict: Verdict
  operations: OperationId[]
  findings: Finding[]
}

const order: readonly Verdict[] = ['breaks', 'differs', 'advice']

export const worst = (verdicts: readonly Verdict[]): Verdict | undefined =>
  order.find((verdict) => verdicts.includes(verdict))

/** One entry a cause, what breaks the product first. */
export function causesOf(findings: readonly Finding[]): Cause[] {
  const ids = [...new Set(findings.map(({ cause }) => cause))]
  const causes = ids.flatMap((id): Cause[] => {
    const same = findings.filter(({ cause }) => cause === id)
    const verdict = worst(same.map((finding) => finding.verdict))
    // the worst of them tells what it is about
    const first = same.find((finding) => finding.verdict === verdict)
    if (verdict === undefined || first === undefined) return []
    const operations = new Set(same.flatMap(({ operation }) => operation ?? []))
    return [
      { id, title: first.title, area: first.area, verdict, operations: [...operations], findings: same },
    ]
  })
  return causes.toSorted(
    (one, other) =>
      order.indexOf(one.verdict) - order.indexOf(other.verdict) ||
      other.operations.length - one.operations.length,
  )
}
