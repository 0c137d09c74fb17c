import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/kit/IconButton'
import { VisuallyHidden } from '@/kit/VisuallyHidden'
import { useReducedMotion } from '@/kit/useReducedMotion'
import { useTyping } from './useTyping'

/** The typed line is a picture of its sentence: readers hear the whole of it once. Anybody can stop it. */
export function TypingLine({ lead, phrases }: { lead: string; phrases: readonly string[] }) {
  const [paused, setPaused] = useState(false)
  const still = useReducedMotion()
  const text = useTyping(phrases, !paused && !still)
  return (
    <div className="mt-[22px] flex min-h-[78px] items-end gap-2 text-[clamp(1.125rem,1rem+.8vw,1.5rem)] tracking-[-.015em] sm:min-h-11 sm:items-center">
      <VisuallyHidden>
        {lead} {phrases.join(', ')}.
      </VisuallyHidden>
      <span aria-hidden="true">
        {lead}{' '}
        <b className="block w-max border-b-2 border-line-2 pb-0.5 font-[620] sm:inline">{text || '\u200b'}</b>
      </span>
      <span
        aria-hidden="true"
        className="mb-[7px] h-[1.15em] w-0.5 animate-[blink_1.1s_steps(1)_infinite] bg-brand sm:mb-0"
      />
      {!still && (
        <IconButton
          label={paused ? 'Continue the typing' : 'Pause the typing'}
          icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
          className="mb-px text-ink-3 sm:mb-0"
          onClick={() => setPaused(!paused)}
        />
      )}
    </div>
  )
}
