import { lazy, Suspense, useRef, useState } from 'react'
import { useSignal } from '@/platform/useSignal'
import { notices } from '../notices'
import { Handle } from './Handle'
import { hidden, isOpen } from './barState'

const DemoPanel = lazy(async () => ({ default: (await import('./DemoPanel')).DemoPanel }))
const DemoNotices = lazy(async () => ({ default: (await import('./DemoPanel')).DemoNotices }))

export function DemoBar() {
  const open = useSignal(isOpen)
  const isHidden = useSignal(hidden) !== null
  const told = useSignal(notices)
  const handle = useRef<HTMLButtonElement>(null)
  const [takesFocus, setTakesFocus] = useState(false)
  const toggle = () => {
    setTakesFocus(true)
    isOpen.set(!open)
  }
  const close = () => {
    isOpen.set(false)
    handle.current?.focus()
  }
  return (
    <aside aria-label="Demo controls" className="print:hidden">
      {!isHidden && <Handle ref={handle} open={open} onClick={toggle} />}
      {told.length > 0 && (
        <Suspense fallback={null}>
          <DemoNotices notices={told} />
        </Suspense>
      )}
      {open && !isHidden && (
        <Suspense fallback={null}>
          <DemoPanel takesFocus={takesFocus} onClose={close} />
        </Suspense>
      )}
    </aside>
  )
}
