import { quirkIds } from '@mocks/quirks/quirks'
import type { Scenario } from '@mocks/scenarios'
import type { SeedName } from '@mocks/seeds'
import { personaOf } from '@mocks/seeds/personas'
import { daysText } from '@/lib/count'
import { wordSearch } from '@/lib/searchable'
import { failureText } from '@/texts/calls'
import { faultSentences } from '../conditions/words'
import { audienceFor, audienceNames } from '../screens/catalogue'

const seedTexts: Record<SeedName, string> = {
  default: '',
  empty: ' with no data yet',
  large: ' with 10,000 users',
  hostile: ' with awkward text in every field',
}

export function describeScenario({
  persona,
  route,
  seed,
  clockDays,
  faults = [],
  quirks = [],
}: Scenario): string {
  const who = persona === null ? 'A visitor' : personaOf(persona).name
  const later = clockDays === undefined ? '' : `, ${daysText(clockDays)} from today`
  return [
    `${who} at ${route}${seedTexts[seed]}${later}.`,
    ...faultSentences(faults),
    ...(quirks.length === 0 ? [] : [quirksSentence(quirks.length)]),
  ].join(' ')
}

const quirksSentence = (count: number) =>
  count === quirkIds.length
    ? 'The server has every known quirk.'
    : `The server has ${count} ${count === 1 ? 'quirk' : 'quirks'}.`

export type Described = Scenario & { text: string }

export function grouped(
  all: readonly Scenario[],
  search: string,
): { audience: string; entries: Described[] }[] {
  const matches = wordSearch(search)
  const found = all
    .map((scenario) => ({ ...scenario, text: describeScenario(scenario) }))
    .filter(({ id, title, text, faults = [] }) => {
      const messages = faults.flatMap(({ operation }) =>
        operation === '*' ? [] : [failureText(operation, null)],
      )
      return matches([title, text, id, ...messages].join(' '))
    })
  return Object.entries(audienceNames)
    .map(([id, audience]) => ({ audience, entries: found.filter((each) => audienceFor(each) === id) }))
    .filter(({ entries }) => entries.length > 0)
}
