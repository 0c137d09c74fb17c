import { personaOf } from '@mocks/seeds/personas'
import { scenarioPath } from '@mocks/scenarios'
import { memo, useEffect, useRef } from 'react'
import { basename } from '@/config/basename'
import { cx } from '@/kit/cx'
import { Door } from '@/kit/doors/Door'
import type { AliveEvent } from './alive'
import type { ScreenState } from './catalogue'
import { useSightings } from './useSightings'
import type { Look } from './filters'
import { DRAWN } from './frameEvent'

type ScreenCardProps = {
  shown: ScreenState
  look: Look
  /** The address that a frame loads first. */
  framesAt: string
  isLive: boolean
  isDrawn: boolean
  dispatch: (event: AliveEvent) => void
}

export const ScreenCard = memo(function ScreenCard(props: ScreenCardProps) {
  const { shown, isLive, dispatch } = props
  const { scenario, state } = shown
  const { id, persona } = scenario
  const card = useRef<HTMLLIElement>(null)
  useSightings(card, id, dispatch)
  return (
    <li ref={card} className="screen-card">
      <div className="screen-picture">
        <Door shut />
        {isLive && <ScreenFrame {...props} />}
      </div>
      <a href={basename + scenarioPath(scenario)} className="screen-link">
        {state}
      </a>
      <p className="text-12 text-ink-2">{persona === null ? 'Not logged in' : personaOf(persona).name}</p>
    </li>
  )
})

function ScreenFrame({ shown, look, framesAt, isDrawn, dispatch }: ScreenCardProps) {
  const { id } = shown.scenario
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const drawn = () => dispatch({ kind: 'drawn', id })
    const element = frame.current
    element?.addEventListener(DRAWN, drawn)
    return () => element?.removeEventListener(DRAWN, drawn)
  }, [id, dispatch])
  return (
    <iframe
      ref={frame}
      aria-hidden="true"
      inert
      tabIndex={-1}
      title={shown.scenario.title}
      src={framesAt}
      data-screen={id}
      data-look={look}
      data-stores-nothing=""
      className={cx('screen-frame', isDrawn && 'is-drawn')}
    />
  )
}
