import type { OperationId } from '@/contract'

/** `breaks`: users notice. `differs`: the product copes. `advice`: the contract leaves the choice to the server. */
export type Verdict = 'breaks' | 'differs' | 'advice'

/** What a finding is about; each has a section of the report. */
export type Area = 'route' | 'html' | 'shape' | 'status' | 'rule' | 'deployment'

/** Where the product shows the effect, and the text that users read there. */
export type Consequence = { screen: string; address: string; text: string }

export type Finding = {
  /** What is wrong, as a sentence; findings with the same title have the same cause. */
  title: string
  area: Area
  verdict: Verdict
  /** null: no single operation. */
  operation: OperationId | null
  /** In the answer, such as `subscriptions.*.user`; or what was sent, such as `an unknown id`. */
  place: string
  expected: string
  got: string
  curl: string
  consequence?: Consequence
}

/** All findings with the same cause. */
export type Cause = Pick<Finding, 'title' | 'area' | 'verdict'> & {
  operations: OperationId[]
  findings: Finding[]
}

const order: readonly Verdict[] = ['breaks', 'differs', 'advice']

export const worst = (findings: readonly Finding[]): Verdict | undefined =>
  order.find((each) => findings.some(({ verdict }) => verdict === each))

/** Sorted: what breaks the product first, then by the number of operations. */
export function causesOf(findings: readonly Finding[]): Cause[] {
  const titles = [...new Set(findings.map(({ title }) => title))]
  const causes = titles.flatMap((title): Cause[] => {
    const same = findings.filter((finding) => finding.title === title)
    const verdict = worst(same)
    // the worst finding gives the area
    const first = same.find((finding) => finding.verdict === verdict)
    if (verdict === undefined || first === undefined) return []
    const operations = new Set(same.flatMap(({ operation }) => operation ?? []))
    return [{ title, area: first.area, verdict, operations: [...operations], findings: same }]
  })
  return causes.toSorted(
    (one, other) =>
      order.indexOf(one.verdict) - order.indexOf(other.verdict) ||
      other.operations.length - one.operations.length,
  )
}
