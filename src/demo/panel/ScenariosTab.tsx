import { scenarios } from '@mocks/scenarios'
import { type KeyboardEvent, memo, useRef, useState } from 'react'
import { CopyButton } from '@/kit/actions/CopyButton'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { SearchField } from '@/kit/forms/SearchField'
import { basename } from '@/config/basename'
import { demoPaths } from '../demoPaths'
import { closeOnPhone, scenarioAddress } from './controls'
import { type Described, grouped } from './scenarioList'

const all = Object.values(scenarios)
const stops = 'input, a'

export function ScenariosTab() {
  const [search, setSearch] = useState('')
  // not deferred, because Enter can follow the last letter at once
  const groups = grouped(all, search)
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const ways = [...(list.current?.querySelectorAll<HTMLElement>(stops) ?? [])]
    const at = ways.findIndex((way) => way.closest('li, input')?.contains(document.activeElement))
    ways[Math.max(0, Math.min(ways.length - 1, at + step))]?.focus()
  }

  return (
    <div ref={list} role="presentation" onKeyDown={move} className="grid gap-3">
      <SearchField
        label="Search scenarios"
        hideLabel
        size="sm"
        placeholder="Screen, person, message…"
        value={search}
        onChange={setSearch}
        onKeyDown={({ key }) => {
          if (key === 'Enter') list.current?.querySelector('a')?.click()
        }}
      />
      <p role="status" className="text-12 text-ink-2">
        {count} of {all.length} scenarios. Each scenario loads its data, logs in its user and opens a page.
      </p>
      {count === 0 && (
        <EmptyState title="No scenarios match your search">
          Looking for a message? The <a href={basename + demoPaths.errors}>error tour</a> shows every one.
        </EmptyState>
      )}
      {groups.map(({ audience, entries }) => (
        <section key={audience} aria-label={audience}>
          <h3 className="mb-1 text-14">
            {audience} <span className="font-normal text-ink-3">{entries.length}</span>
          </h3>
          <ul className="gap-x-6 @3xl:columns-2">
            {entries.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const Entry = memo(function Entry(scenario: Described) {
  const { title, text } = scenario
  const address = scenarioAddress(scenario)
  return (
    <li className="flex break-inside-avoid items-center gap-1 border-t border-line">
      <a
        href={address}
        onClick={closeOnPhone}
        className="grid min-w-0 flex-1 py-1.5 leading-snug text-ink no-underline hover:bg-sunken"
      >
        <span className="text-14 font-[560]">{title}</span>
        <span className="text-12 wrap-anywhere text-ink-2">{text}</span>
      </a>
      <CopyButton
        iconOnly
        variant="quiet"
        what={`the link to ${title}`}
        value={new URL(address, globalThis.location.href).href}
      />
    </li>
  )
})
