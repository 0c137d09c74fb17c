import { ArrowRight } from 'lucide-react'
import { summaries } from '@/contract'
import { LinkButton } from '@/kit/actions/LinkButton'
import { momentHref, slug } from './addresses'
import type { MessageEntry } from './entries'
import type { ErrorMoment } from './moments'
import { lastInWords, messageTitle } from './words'

type EntryRowProps = { entry: MessageEntry; search: string }

export function EntryRow({ entry: { text, moments }, search }: EntryRowProps) {
  const id = slug(text.id)
  const isQuoted = typeof text.shown === 'object'
  return (
    <li
      id={id}
      className="grid scroll-mt-6 items-start gap-x-6 gap-y-2.5 border-b border-line py-3.5 target:bg-brand-tint target:shadow-[-12px_0_0_var(--brand-tint),12px_0_0_var(--brand-tint)] sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid min-w-0 gap-1">
        <a href={`#${id}`} className="w-fit font-[560] text-ink no-underline wrap-anywhere hover:underline">
          {isQuoted ? messageTitle(text) : <em>{messageTitle(text)}</em>}
        </a>
        {moments.map((moment) => (
          <p key={moment.id} className="text-14 text-ink-2">
            {moment.cause} {moment.place.last && `${lastInWords(moment.place.last)}.`}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {moments.map((moment) => (
          <LinkButton key={moment.id} size="sm" href={momentHref(moment.id, search)}>
            {moments.length > 1 ? callOf(moment) : 'Show it'} <ArrowRight aria-hidden="true" />
            <span className="sr-only">{messageTitle(text)}</span>
          </LinkButton>
        ))}
      </div>
    </li>
  )
}

function callOf({ faults: [fault] }: ErrorMoment): string {
  return fault && fault.operation !== '*' ? summaries[fault.operation] : ''
}
