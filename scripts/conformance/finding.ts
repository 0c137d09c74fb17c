import type { OperationId } from '@/contract'

/** `breaks`: users notice the deviation. `differs`: the product copes. `advice`: the contract allows it. */
export type Verdict = 'breaks' | 'differs' | 'advice'

/** What a finding is about; each has a section in the report. */
export type Area = 'route' | 'html' | 'shape' | 'status' | 'rule' | 'deployment'

/** The screen where users notice a finding, and the text that they read there. */
export type Consequence = { screen: string; address: string; text: string }

export type Deviation = {
  title: string
  found: readonly [place: string, expected: string, got: string]
  /** What users notice; undefined if the product copes. */
  text?: string
  /** Default: `rule`. */
  area?: Area
  /** Default: `breaks` if there is a `text`, else `differs`. */
  verdict?: Verdict
}

export type Finding = {
  /** What is wrong, as a sentence; findings with the same title have the same cause. */
  title: string
  area: Area
  verdict: Verdict
  /** null if the finding is not about a single operation. */
  operation: OperationId | null
  /** A place in the answer, such as `subscriptions.*.user`; or what was sent, such as `an unknown ID`. */
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

export const worstVerdict = (findings: readonly Finding[]): Verdict | undefined =>
  order.find((each) => findings.some(({ verdict }) => verdict === each))

/** Sorted by verdict, `breaks` first, then by the number of operations. */
export function causesOf(findings: readonly Finding[]): Cause[] {
  const titles = [...new Set(findings.map(({ title }) => title))]
  const causes = titles.flatMap((title): Cause[] => {
    const same = findings.filter((finding) => finding.title === title)
    const verdict = worstVerdict(same)
    // the worst finding decides the area
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
