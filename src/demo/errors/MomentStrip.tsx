import { ArrowRight, Check, Hand, List, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { API_TIMEOUT_MS } from '@/config/constants'
import { IconButton } from '@/kit/actions/IconButton'
import { LinkButton } from '@/kit/actions/LinkButton'
import { Spinner } from '@/kit/feedback/Spinner'
import { useSignal } from '@/platform/useSignal'
import { force } from '../conditions/force'
import { noConditions } from '../conditions/conditions'
import { focusHandle } from '../focusHandle'
import { useRoomBelow } from '../panel/useRoomBelow'
import { stripClass } from '../stripClass'
import { entryHref, momentHref, openedMoment } from './addresses'
import { tourOrder } from './entries'
import type { ErrorMoment } from './moments'
import { type MomentProgress, momentProgress } from './progress'
import { lastInWords, messageTitle } from './words'

type MomentStripProps = { moment: ErrorMoment; search: string; onEnd: () => void }

export function MomentStrip({ moment, search, onEnd }: MomentStripProps) {
  const state = useSignal(momentProgress)
  const strip = useRef<HTMLElement>(null)
  useRoomBelow(strip)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['demoStrip'] = ''
    return () => {
      delete dataset['demoStrip']
    }
  }, [])
  const order = tourOrder(search)
  const next = order[order.indexOf(moment) + 1]
  const end = () => {
    openedMoment.write(null)
    force(noConditions)
    focusHandle()
    onEnd()
  }
  return (
    <aside ref={strip} aria-label="Error tour" className={stripClass}>
      <p
        aria-live="polite"
        className="flex max-w-none min-w-0 flex-[1_1_260px] items-start gap-2.5 [&>svg]:mt-0.5"
      >
        {iconOf(state)}
        <span className="min-w-0 wrap-anywhere">{stripText(moment, search, state)}</span>
      </p>
      <div className="flex min-w-0 flex-wrap items-center gap-1">
        <LinkButton
          size="sm"
          variant="quiet"
          icon={<List aria-hidden="true" />}
          href={entryHref(moment.text, search)}
        >
          Back to the error tour
        </LinkButton>
        {next && (
          <LinkButton size="sm" href={momentHref(next.id, search)}>
            Next <ArrowRight aria-hidden="true" />
          </LinkButton>
        )}
        <IconButton label="End the error tour here" icon={<X aria-hidden="true" />} onClick={end} />
      </div>
    </aside>
  )
}

function iconOf(state: MomentProgress): ReactNode {
  if (state === 'filling') return <Spinner />
  const Icon = state === 'shown' ? Check : state === 'ready' ? Hand : TriangleAlert
  return <Icon aria-hidden="true" className="size-[18px] shrink-0 text-brand-text" />
}

function stripText(moment: ErrorMoment, search: string, state: MomentProgress): ReactNode {
  const { place, text, faults } = moment
  const title = messageTitle(text)
  if (state === 'shown') return `There it is: ${title}`
  if (typeof state === 'object')
    return (
      <>
        The page could not be prepared. {state.problem}{' '}
        <a href={momentHref(moment.id, search)}>Start again</a>
      </>
    )
  if (state === 'filling' && place.steps?.length) return `Preparing the page to show ${title}…`
  const wait = faults.some(({ kind }) => kind === 'timeout') && `, and wait ${API_TIMEOUT_MS / 1000} seconds,`
  const todo = place.last && <strong>{lastInWords(place.last)}</strong>
  if (text.shown === 'silent')
    return todo ? <>{todo}. No message appears, as the specification says.</> : `${title}.`
  return todo ? (
    <>
      {todo}
      {wait} to see: {title}
    </>
  ) : (
    `The page is about to say: ${title}`
  )
}
