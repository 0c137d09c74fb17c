import { useReducer, useState } from 'react'
import { basename } from '@/config/basename'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'
import { isPhoneSize } from '../panel/phone'
import { demoPaths } from '../demoPaths'
import { nextAlive } from './alive'
import { audienceNames, type ScreenGroup, screenGroups, stateCount } from './catalogue'
import { type WallFilters, wallFiltersIn, wallQuery } from './filters'
import { FilterBar } from './FilterBar'
import { ScreenCard } from './ScreenCard'
import './screens.css'

const deviceFilters = () =>
  ({
    width: isPhoneSize() ? 'phone' : 'laptop',
    look: globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  }) as const

const mostFrames = () => (isPhoneSize() ? 4 : 12)

/** A wall of every screen in every state. The pictures are the product itself, live while they are in view. */
export function ScreensPage({ framesAt = basename + demoPaths.screens }) {
  const [filters, setFilters] = useState(() => wallFiltersIn(globalThis.location.search, deviceFilters()))
  const [alive, dispatch] = useReducer(nextAlive, null, () => ({
    visible: [],
    frames: [],
    drawn: [],
    most: mostFrames(),
  }))
  const change = (changed: Partial<WallFilters>) => {
    const next = { ...filters, ...changed }
    setFilters(next)
    globalThis.history.replaceState(globalThis.history.state, '', wallQuery(next))
  }
  const groups = screenGroups(filters)
  const count = groups.reduce((sum, { states }) => sum + states.length, 0)
  const card = (group: ScreenGroup) =>
    group.states.map((each) => (
      <ScreenCard
        key={each.scenario.id}
        shown={each}
        look={filters.look}
        framesAt={framesAt}
        isLive={alive.frames.includes(each.scenario.id)}
        isDrawn={alive.drawn.includes(each.scenario.id)}
        dispatch={dispatch}
      />
    ))
  return (
    <div className="mx-auto max-w-[1760px] px-(--gut)">
      <main id="main" className="grid grid-cols-[minmax(0,1fr)] gap-8 py-8 sm:py-12">
        <header className="grid gap-4">
          <TextLink href={`${basename}${paths.home()}`} standalone className="w-fit text-14">
            Go to the home page
          </TextLink>
          <h1 className="text-36 sm:text-48">All screens</h1>
          <p className="max-w-(--measure) text-ink-2">
            Every screen in every state it can be in. The pictures are live: choose one to open that screen in
            the product, with its user logged in and its data loaded.
          </p>
        </header>
        <FilterBar filters={filters} onChange={change} />
        <p aria-live="polite" className="text-14 text-ink-2 tabular-nums">
          {count === stateCount ? `${stateCount} states` : `${count} of ${stateCount} states`}
        </p>
        {groups.map((group) => (
          <section
            key={`${group.audience} ${group.screen}`}
            aria-label={`${audienceNames[group.audience]}: ${group.screen}`}
            className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line-2 pt-5"
          >
            <h2 className="flex flex-wrap items-baseline gap-x-3 text-22">
              {group.screen}
              <span className="text-14 font-normal tracking-normal text-ink-2">
                {audienceNames[group.audience]} · <span className="tabular-nums">{group.states.length}</span>
              </span>
            </h2>
            <ul key={filters.look} className="screens" data-width={filters.width}>
              {card(group)}
            </ul>
          </section>
        ))}
        {count === 0 && (
          <EmptyState level={2} title="No screens match these filters">
            Try fewer words, or choose all screens and all states.
          </EmptyState>
        )}
      </main>
    </div>
  )
}
