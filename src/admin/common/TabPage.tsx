import type { ComponentProps } from 'react'
import { Banner } from '@/kit/feedback/Banner'
import { AdminPage } from '../shell/AdminPage'
import { type TabId, tabOf } from '../tabs'
import type { Notices } from './useNotice'

type TabPageProps = Omit<ComponentProps<typeof AdminPage>, 'title'> & {
  tab: TabId
  /** The result of the last action stands above the content. */
  notices?: Notices
}

/** The frame of a tab, with the tab's own heading. */
export function TabPage({ tab, notices, children, ...page }: TabPageProps) {
  return (
    <AdminPage {...page} title={tabOf(tab).heading}>
      {notices?.notice && (
        // it stays in view, because the action may have been far down the page
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
