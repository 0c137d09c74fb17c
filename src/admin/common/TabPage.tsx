import type { ComponentProps } from 'react'
import { Banner } from '@/kit/feedback/Banner'
import { AdminPage } from '../shell/AdminPage'
import { type TabId, tabOf } from '../tabs'
import type { Notices } from './useNotice'

type TabPageProps = Omit<ComponentProps<typeof AdminPage>, 'title'> & {
  tab: TabId
  /** The result of the last action, shown above the content. */
  notices?: Notices
}

export function TabPage({ tab, notices, children, ...page }: TabPageProps) {
  return (
    <AdminPage {...page} title={tabOf(tab).heading}>
      {notices?.notice && (
        // sticky, because the action may be far down the page
        <div className="sticky top-[68px] z-[5] mb-4 low:top-3 flat:top-[68px] rail:top-3">
          <Banner tone={notices.notice.tone} title={notices.notice.text} onDismiss={notices.dismiss}>
            {notices.notice.detail}
          </Banner>
        </div>
      )}
      {children}
    </AdminPage>
  )
}
