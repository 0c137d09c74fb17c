import { AdminPage } from '../shell/AdminPage'
import { NoticeBanner } from '../shared/NoticeBanner'
import { tabOf } from '../tabs'
import { useNotice } from '../shared/useNotice'
import { BANNER_MS } from '@/config/constants'
import { AutoExpiryPanel } from './AutoExpiryPanel'
import { SendForm } from './SendForm'
import { SentList } from './SentList'

/** Tells clients something, and shows what they were told. */
export function NotificationsTab() {
  const notices = useNotice(BANNER_MS)
  return (
    <AdminPage title={tabOf('notifications').heading} intro="Clients read these on their dashboard.">
      <NoticeBanner notices={notices} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SendForm notices={notices} />
        <AutoExpiryPanel notices={notices} />
      </div>
      <SentList />
    </AdminPage>
  )
}
