import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { currentNotices, onNotice } from './notices'

const DemoPanel = lazy(async () => ({ default: (await import('./DemoPanel')).DemoPanel }))
const DemoNotices = lazy(async () => ({ default: (await import('./DemoNotices')).DemoNotices }))

/** A small handle at the edge of the screen; what it opens is loaded only then. */
export function DemoBar() {
  const [open, setOpen] = useState(false)
  const notices = useSyncExternalStore(onNotice, currentNotices)
  return (
    <aside aria-label="Demo controls" className="print:hidden">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        title="Demo controls"
        className="fixed right-0 bottom-24 z-40 grid h-11 w-8 place-items-center rounded-l-2 border border-r-0 border-line-2 bg-surface text-ink-2 shadow-low hover:text-ink"
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        <span className="sr-only">Demo</span>
      </button>
      {notices.length > 0 && (
        <Suspense fallback={null}>
          <DemoNotices notices={notices} />
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
