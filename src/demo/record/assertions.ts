import type { Entry, Recording, Shown } from './recording'

const announced = (shown: Shown) => shown.kind === 'alert' || (shown.kind === 'status' && isSentence(shown))
/** A sentence, and no mere word of a figure that has changed. */
const isSentence = ({ text }: Shown) => /[.!?]$|\S\s+\S+\s+\S/.test(text)
const isHeading = ({ kind }: Shown) => kind === 'heading'

/** After typing, nothing is looked for: what comes then may come at any time. */
const answers = ({ step }: Entry) => step.do !== 'type' && step.do !== 'typePassword' && step.do !== 'upload'

/** What tells most: an announcement and a heading; of a page that was loaded, its heading. */
function main({ step, shows }: Entry): Shown[] {
  const said = step.do === 'load' ? undefined : shows.find(announced)
  return [said, shows.find(isHeading)].filter((shown) => shown !== undefined)
}

/** One sign in the middle of a test that the page has answered, so that the next step finds what a person found. */
export const answerTo = (entry: Entry): Shown[] => (answers(entry) ? main(entry).slice(0, 1) : [])

/** What a test looks for at its end: what was announced, and the heading, or else whatever is new. Hardly ever nothing. */
export function seenAtTheEnd({ entries, before }: Recording): Shown[] {
  const last = entries.at(-1)
  const seen = last ? main(last) : []
  if (seen.length > 0) return seen
  if (last && last.shows.length > 0)
    return [last.shows.find(isSentence) ?? last.shows[0]].filter((shown) => shown !== undefined)
  // the page is still the one it was
  const heading = before.find((key) => key.startsWith('heading '))
  return heading ? [{ kind: 'heading', text: heading.slice('heading '.length) }] : []
}
