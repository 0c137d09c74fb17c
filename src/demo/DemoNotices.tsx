import { Banner } from '@/kit/feedback/Banner'
import { dismissNotice } from './notices'
import './demo.css'

/**
 * Messages of the demo itself, for example that the browser's storage is full: above the panel, and on a phone at the top,
 * away from the buttons of a question.
 */
export function DemoNotices({ notices }: { notices: readonly string[] }) {
  return (
    <div className="fixed inset-x-4 z-60 mx-auto grid max-w-[560px] gap-2 max-sm:top-4 sm:bottom-[calc(var(--panel-height,0px)+16px)]">
      {notices.map((notice) => (
        <Banner key={notice} tone="warn" title="Demo" onDismiss={() => dismissNotice(notice)}>
          {notice}
        </Banner>
      ))}
    </div>
  )
}
