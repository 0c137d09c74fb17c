import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSignal } from '@/platform/useSignal'
import { notices } from './notices'

const DemoPanel = lazy(async () => ({ default: (await import('./DemoPanel')).DemoPanel }))
const DemoNotices = lazy(async () => ({ default: (await import('./DemoNotices')).DemoNotices }))

/**
 * A small handle at the edge of the screen. On a phone it would cover controls of the page, so there it is a strip below
 * the page. The panel's code is loaded when it is opened.
 */
export function DemoBar() {
  const [open, setOpen] = useState(false)
  const told = useSignal(notices)
  return (
    <aside aria-label="Demo controls" className="print:hidden">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        title="Demo controls"
        className="flex h-11 w-full items-center justify-center gap-2 border-t border-line bg-sunken text-14 text-ink-2 hover:text-ink sm:fixed sm:right-0 sm:bottom-24 sm:z-40 sm:w-8 sm:rounded-l-2 sm:border sm:border-r-0 sm:border-line-2 sm:bg-surface sm:shadow-low"
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
          <DemoPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </aside>
  )
}
