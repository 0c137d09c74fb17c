import type { Verdict } from './compareStory'
import type { Judged } from './run'

export type Account = {
  judged: readonly Judged[]
  /** What the present files were compared with: a commit's short name and the first line of its message. */
  commit: string
  only: readonly string[]
  /** How long all of it took. */
  seconds: number
}

type Name = Verdict['verdict']

export function withVerdict<Wanted extends Name>(judged: readonly Judged[], wanted: Wanted) {
  return judged.flatMap(({ story, verdict }) =>
    verdict.verdict === wanted ? [{ story, verdict: verdict as Extract<Verdict, { verdict: Wanted }> }] : [],
  )
}

export const countOf = (judged: readonly Judged[], name: Name) => withVerdict(judged, name).length

export const counted = (count: number, what: string) => {
  const many = what.endsWith('y') ? `${what.slice(0, -1)}ies` : `${what}s`
  return `${count.toLocaleString('en-IN')} ${count === 1 ? what : many}`
}

/** Never 0 for what is more than nothing. */
export function percent(share: number): string {
  if (share < 0.0001) return 'under 0.01 %'
  return `${(share * 100).toFixed(share < 0.01 ? 2 : 1)} %`
}

export function headline(judged: readonly Judged[]): string {
  const failed = countOf(judged, 'failed')
  const differing = countOf(judged, 'differs')
  const others = countOf(judged, 'added') + countOf(judged, 'removed')
  if (failed > 0) return `${counted(failed, 'story')} could not be pictured.`
  if (differing > 0) return `${counted(differing, 'story')} ${differing === 1 ? 'differs' : 'differ'}.`
  return others > 0 ? 'What both have is the same.' : 'Nothing differs.'
}

/** 0: the same. 1: something differs, is new or is removed. 2: a story could not be pictured. */
export function exitCodeOf(judged: readonly Judged[]): 0 | 1 | 2 {
  if (countOf(judged, 'failed') > 0) return 2
  return judged.some(({ verdict: { verdict } }) => /differs|added|removed/.test(verdict)) ? 1 : 0
}

/** For the terminal: a line for each picture that differs, and for each story that is not the same. */
export function visualText({ judged, commit, seconds }: Account): string {
  const lines = judged.flatMap(({ story, verdict }) => {
    const name = `${story.title}/${story.name}`
    if (verdict.verdict === 'same') return []
    if (verdict.verdict === 'failed') return [`failed    ${name}: ${verdict.why}`]
    if (verdict.verdict !== 'differs') return [`${verdict.verdict.padEnd(8)}  ${name}`]
    return verdict.pictures.map(
      ({ width, theme, pixels, share }) =>
        `differs   ${name}, ${width} px, ${theme}: ${counted(pixels, 'pixel')}, ${percent(share)}`,
    )
  })
  const unsteady = countOf(judged, 'unsteady')
  return [
    ...lines,
    `${headline(judged)} ${counted(judged.length, 'story')} against ${commit}, in ${seconds} s.`,
    ...(unsteady > 0 ? [`${counted(unsteady, 'story')} differed, and did not when looked at again.`] : []),
    '',
  ].join('\n')
}
