import type { Entry, Recording, Shown } from './recording'

const announced = (shown: Shown) => shown.kind === 'alert' || (shown.kind === 'status' && isSentence(shown))
/** A sentence, not just a changed figure. */
const isSentence = ({ text }: Shown) => /[.!?]$|\S\s+\S+\s+\S/.test(text)
const isHeading = ({ kind }: Shown) => kind === 'heading'

/** Whether new texts are the page's answer to the step. During typing, texts may appear at any time. */
const answers = ({ step }: Entry) => !['type', 'typePassword', 'pick', 'byHand'].includes(step.do)

/** The most telling texts: an announcement and a heading; after a load, only the heading. */
function main({ step, shows }: Entry): Shown[] {
  const said = step.do === 'load' ? undefined : shows.find(announced)
  return [said, shows.find(isHeading)].filter((shown) => shown !== undefined)
}

export const textsToAwait = (entry: Entry): Shown[] => (answers(entry) ? main(entry).slice(0, 1) : [])

/** What a test expects at its end: the announcement and the heading, or else any new text. */
export function seenAtTheEnd({ entries, before }: Recording): Shown[] {
  const last = entries.at(-1)
  const seen = last ? main(last) : []
  if (seen.length > 0) return seen
  if (last && last.shows.length > 0)
    return [last.shows.find(isSentence) ?? last.shows[0]].filter((shown) => shown !== undefined)
  // the page has not changed
  const heading = before.find((key) => key.startsWith('heading '))
  return heading ? [{ kind: 'heading', text: heading.slice('heading '.length) }] : []
}
