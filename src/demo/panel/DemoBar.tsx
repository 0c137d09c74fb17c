import { Suspense, useState, useSyncExternalStore } from 'react'
import { useSignal } from '@/platform/useSignal'
import { focusHandle } from '../focusHandle'
import { notices } from '../notices'
import { handOver } from '../start/handOver'
import { isOffered, isSplashOver, onSplashEnd } from '../start/offer'
import { Handle } from './Handle'
import { hidden, isOpen } from './barState'
import { lazyTool } from './lazyTool'
import './room.css'

const DemoPanel = lazyTool(async () => (await import('./DemoPanel')).DemoPanel)
const DemoNotices = lazyTool(async () => (await import('./DemoPanel')).DemoNotices)
const HandOverCard = lazyTool(async () => (await import('../start/HandOverCard')).HandOverCard)
const StartCard = lazyTool(async () => (await import('../start/StartCard')).StartCard)

export function DemoBar() {
  const open = useSignal(isOpen)
  const isHidden = useSignal(hidden) !== null
  const told = useSignal(notices)
  const offered = useSignal(isOffered)
  const next = useSignal(handOver)
  const splashIsOver = useSyncExternalStore(onSplashEnd, isSplashOver)
  const [isRestored, setIsRestored] = useState(open)
  if (isRestored && !open) setIsRestored(false)
  const showsCard = (offered || next !== null) && splashIsOver && !open && !isHidden
  const toggle = () => {
    isOffered.set(false)
    isOpen.set(!open)
  }
  const close = () => {
    isOffered.set(false)
    isOpen.set(false)
    focusHandle()
  }
  return (
    <aside aria-label="Demo controls">
      {told.length > 0 && (
        <Suspense fallback={null}>
          <DemoNotices notices={told} />
        </Suspense>
      )}
      {open && !isHidden && (
        <Suspense fallback={null}>
          <DemoPanel takesFocus={!isRestored} onClose={close} />
        </Suspense>
      )}
      {/* after the panel: Tab on its last control goes to the next one in the document */}
      {!isHidden && <Handle open={open} onClick={toggle} />}
      <output className="sr-only">{showsCard && next?.title}</output>
      {showsCard && (
        <Suspense fallback={null}>
          {next ? <HandOverCard next={next} /> : <StartCard onClose={close} />}
        </Suspense>
      )}
    </aside>
  )
}
