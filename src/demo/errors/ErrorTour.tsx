import { useState } from 'react'
import { basename } from '@/config/basename'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { SearchField } from '@/kit/forms/SearchField'
import { Container } from '@/kit/layout/Container'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'
import { noConditions, storedConditions } from '../conditions/conditions'
import { force } from '../conditions/force'
import { openedMoment, searchIn, slug, tourHref } from './addresses'
import { entryCount, searchMessages, type SectionGroup } from './entries'
import { EntryRow } from './EntryRow'

export function ErrorTour() {
  const [search, setSearch] = useState(() => searchIn(globalThis.location.search))
  const change = (next: string) => {
    setSearch(next)
    globalThis.history.replaceState(globalThis.history.state, '', tourHref(next))
  }
  const groups = searchMessages(search)
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  return (
    <Container>
      <main id="main" className="grid grid-cols-[minmax(0,1fr)] gap-8 py-8 sm:py-12">
        <header className="grid gap-4">
          <TextLink href={`${basename}${paths.home()}`} standalone className="w-fit text-14">
            Go to the home page
          </TextLink>
          <h1 className="text-36 sm:text-48">Error tour</h1>
          <p className="max-w-(--measure) text-ink-2">
            Every message that the product shows when something fails or succeeds. “Show it” opens the page
            just before the message appears: the right person is logged in, the form is filled in, and you
            press the last button.
          </p>
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 lg:grid-cols-[220px_minmax(0,1fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-6">
            <SearchField
              label="Search messages"
              hint="Searches the messages, their causes and their screens."
              size="sm"
              value={search}
              onChange={change}
            />
            <p aria-live="polite" className="text-14 text-ink-2">
              {count === entryCount ? `${entryCount} messages` : `${count} of ${entryCount} messages`}
            </p>
            {groups.length > 1 && <SectionLinks groups={groups} />}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
            {groups.map((group) => (
              <SectionList key={group.section} group={group} search={search} />
            ))}
            {groups.length === 0 && (
              <EmptyState level={2} title="No messages match">
                Try fewer words, or part of a word.
              </EmptyState>
            )}
          </div>
        </div>
      </main>
    </Container>
  )
}

function SectionLinks({ groups }: { groups: readonly SectionGroup[] }) {
  return (
    <nav aria-label="Sections">
      <ul className="flex flex-wrap gap-x-5 lg:grid lg:border-t lg:border-line">
        {groups.map(({ section, count }) => (
          <li key={section} className="lg:border-b lg:border-line">
            <a
              href={`#${sectionId(section)}`}
              className="flex min-h-10 items-center justify-between gap-2 text-14 font-[560] no-underline hover:underline"
            >
              {section}
              <span className="font-normal text-ink-3 tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SectionListProps = { group: SectionGroup; search: string }

function SectionList({ group: { section, count, screens }, search }: SectionListProps) {
  const id = sectionId(section)
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id={id} className="scroll-mt-6 text-28">
        {section} <span className="text-18 font-normal text-ink-3 tabular-nums">{count}</span>
      </h2>
      {screens.map(({ screen, entries }) => (
        <div key={screen} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h3 className="text-16 text-ink-2">{screen}</h3>
          <ul className="border-t-2 border-line-2">
            {entries.map((entry) => (
              <EntryRow key={entry.text.id} entry={entry} search={search} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

const sectionId = (section: string) => `section-${slug(section)}`

/** Returning from a moment ends that moment's faults. */
export function openErrorTour() {
  if (openedMoment.read() !== null) {
    openedMoment.write(null)
    storedConditions.write(null)
    // the bar may already have restored them
    force(noConditions)
  }
  return ErrorTour
}
