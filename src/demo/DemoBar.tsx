import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { Banner } from '@/kit/Banner'
import { currentNotices, dismissNotice, onNotice } from './notices'

const DemoPanel = lazy(async () => ({ default: (await import('./DemoPanel')).DemoPanel }))

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
        className="fixed bottom-20 left-0 z-40 inline-flex min-h-8 items-center gap-1.5 rounded-r-2 border border-l-0 border-line-2 bg-surface py-1 pr-2.5 pl-2 text-12 font-semibold text-ink-2 shadow-low hover:text-ink rail:bottom-6"
      >
        <SlidersHorizontal aria-hidden className="size-3.5" />
        Demo
      </button>
      {notices.length > 0 && (
        <div className="fixed inset-x-4 bottom-4 z-50 mx-auto grid max-w-[560px] gap-2">
          {notices.map((notice) => (
            <Banner key={notice} tone="warn" title="Demo" onDismiss={() => dismissNotice(notice)}>
              {notice}
            </Banner>
          ))}
        </div>
      )}
      {open && (
        <Suspense fallback={null}>
          <DemoPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </aside>
  )
}
