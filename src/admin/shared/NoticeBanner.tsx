import { Banner } from '@/kit/feedback/Banner'
import type { Notices } from './useNotice'

/** In view wherever one has scrolled to, since the action may have been far down the page. */
export function NoticeBanner({ notices: { notice, dismiss } }: { notices: Notices }) {
  if (!notice) return null
  return (
    <div className="sticky top-[68px] z-[5] mb-4 rail:top-3">
      <Banner tone={notice.tone} title={notice.text} onDismiss={dismiss}>
        {notice.detail}
      </Banner>
    </div>
  )
}
