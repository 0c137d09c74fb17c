import { Banner } from '@/kit/feedback/Banner'
import { dismissNotice } from './notices'
import './demo.css'

/** Messages of the demo itself, for example that the browser's storage is full. */
export function DemoNotices({ notices }: { notices: readonly string[] }) {
  return (
    <div className="fixed inset-x-4 bottom-4 z-50 mx-auto grid max-w-[560px] gap-2">
      {notices.map((notice) => (
        <Banner key={notice} tone="warn" title="Demo" onDismiss={() => dismissNotice(notice)}>
          {notice}
        </Banner>
      ))}
    </div>
  )
}
