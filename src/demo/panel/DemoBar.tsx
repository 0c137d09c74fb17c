import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useSignal } from '@/platform/useSignal'
import { notices } from '../notices'
import { isOpen } from './openTab'

const DemoPanel = lazy(async () => ({ default: (await import('./DemoPanel')).DemoPanel }))
const DemoNotices = lazy(async () => ({ default: (await import('../DemoNotices')).DemoNotices }))

/**
 * A small handle at the edge of the screen. On a phone it would cover controls of the page, so there it is a strip below
 * the page. The panel's code is loaded when it is opened.
 */
export function DemoBar() {
  const open = useSignal(isOpen)
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
      <button
        ref={handle}
        type="button"
        aria-expanded={open}
        onClick={toggle}
        title="Demo controls"
        className="flex h-11 w-full items-center justify-center gap-2 border-t border-line bg-sunken text-14 text-ink-2 hover:text-ink sm:fixed sm:right-(--panel-width,0px) sm:bottom-[calc(var(--panel-height,0px)+96px)] sm:z-40 sm:w-8 sm:rounded-l-2 sm:border sm:border-r-0 sm:border-line-2 sm:bg-surface sm:shadow-low"
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        <span className="sm:sr-only">Demo</span>
      </button>
      {told.length > 0 && (
        <Suspense fallback={null}>
          <DemoNotices notices={told} />
        </Suspense>
      )}
      {open && (
        <Suspense fallback={null}>
          <DemoPanel takesFocus={takesFocus} onClose={close} />
        </Suspense>
      )}
    </aside>
  )
}
