import { wordSearch } from '@/lib/searchable'
import { type ErrorMoment, moments } from './moments'
import { type CatalogueText, type CatalogueSection, sections } from './texts'
import { lastInWords, messageTitle } from './words'

export type MessageEntry = { text: CatalogueText; moments: readonly ErrorMoment[] }
export type ScreenMessages = { screen: string; entries: readonly MessageEntry[] }
export type SectionGroup = { section: CatalogueSection; count: number; screens: readonly ScreenMessages[] }

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

const entries: readonly MessageEntry[] = [...grouped(moments, ({ text }) => text)].map(([text, ofText]) => ({
  text,
  moments: ofText,
}))

export const entryCount = entries.length

const screenOf = (entry: MessageEntry) => entry.moments[0]?.place.screen ?? ''

const wordsOf = ({ text, moments: all }: MessageEntry) =>
  [
    messageTitle(text),
    text.section,
    ...all.flatMap(({ cause, place }) => [cause, place.screen, place.last ? lastInWords(place.last) : '']),
  ].join(' ')

/** Finds the messages where the text, the causes and the screens together contain every word of the search. */
export function searchMessages(search: string): readonly SectionGroup[] {
  const matches = wordSearch(search)
  const matching = entries.filter((entry) => matches(wordsOf(entry)))
  const bySection = grouped(matching, ({ text }) => text.section)
  return sections.flatMap((section) => {
    const ofSection = bySection.get(section)
    if (!ofSection) return []
    const screens = [...grouped(ofSection, screenOf)].map(([screen, ofScreen]) => ({
      screen,
      entries: ofScreen,
    }))
    return [{ section, count: ofSection.length, screens }]
  })
}

/** The moments that the search finds, in the order of the error tour's page. */
export const tourOrder = (search: string): readonly ErrorMoment[] =>
  searchMessages(search).flatMap(({ screens }) =>
    screens.flatMap(({ entries: ofScreen }) => ofScreen.flatMap((entry) => entry.moments)),
  )
