import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/kit/actions/IconButton'
import { useReducedMotion } from '@/kit/useReducedMotion'
import { useTyping } from './useTyping'

const longest = (phrases: readonly string[]) =>
  phrases.reduce((long, phrase) => (phrase.length > long.length ? phrase : long), '')

/** Types one phrase after another. Screen readers get the full sentence at once. */
export function TypingLine({ lead, phrases }: { lead: string; phrases: readonly string[] }) {
  const [paused, setPaused] = useState(false)
  const still = useReducedMotion()
  const text = useTyping(phrases, !paused && !still)
  return (
    <div className="mt-[22px] flex min-h-[78px] items-end gap-2 text-[clamp(1.125rem,1rem+.8vw,1.5rem)] tracking-[-.015em] sm:min-h-11 sm:items-center">
      <span className="sr-only">
        {lead} {phrases.join(', ')}.
      </span>
      <span aria-hidden="true" translate="no" className="min-w-0">
        {lead}{' '}
        <span className="grid sm:inline-grid">
          {/* reserves the width of the longest phrase, to keep the button in place */}
          <b className="invisible print:visible col-start-1 row-start-1 font-[620]">{longest(phrases)}</b>
          <span className="col-start-1 row-start-1 print:hidden">
            <b className="border-b-2 border-line-2 pb-0.5 font-[620]">{text}</b>
            <i className="ml-1.5 inline-block h-[1.15em] w-0.5 animate-[blink_1.1s_steps(1)_infinite] bg-brand align-[-.2em]" />
          </span>
        </span>
      </span>
      {!still && (
        <IconButton
          label={paused ? 'Resume typing' : 'Pause typing'}
          icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
          className="mb-px text-ink-3 print:hidden sm:mb-0"
          onClick={() => setPaused(!paused)}
        />
      )}
    </div>
  )
}
