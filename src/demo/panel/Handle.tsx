import { Settings2 } from 'lucide-react'
import { useSignal } from '@/platform/useSignal'
import { conditions } from '../conditions/conditions'
import { isRecording } from '../record/isRecording'
import { isPaused, storedTour } from '../tours/storedTour'
import { movedBy } from './barState'
import { whatIsOn } from './whatIsOn'
import { who } from './who'
import './handle.css'

type HandleProps = { open: boolean; onClick: () => void }

/** What differs from a fresh demo, such as a signed-in user, a moved clock or faults. */
export function useWhatIsOn() {
  const name = useSignal(who)
  const forced = useSignal(conditions)
  const movedMs = Number(useSignal(movedBy)) || 0
  const recorded = useSignal(isRecording)
  const paused = isPaused(useSignal(storedTour))
  return whatIsOn({ who: name, conditions: forced, movedMs, recorded, paused })
}

/** Opens the panel: a button in the page's margin, to cover no control; on a phone, a strip below the page. */
export function Handle({ open, onClick }: HandleProps) {
  const on = useWhatIsOn()
  const isForced = on.some((each) => each.isForced)
  return (
    <button
      type="button"
      aria-expanded={open}
      title={['Demo controls.', ...on.map(({ sentence }) => sentence)].join(' ')}
      onClick={onClick}
      className={`demo-handle ${isForced ? 'tone-warn' : 'tone-neutral'}`}
    >
      <Settings2 aria-hidden="true" />
      <span>Demo</span>
      {on.map(({ text }) => (
        <span key={text}>{text}</span>
      ))}
    </button>
  )
}
