import { TabPage } from '../common/TabPage'
import { useNotice } from '../common/useNotice'
import { BANNER_MS } from '@/config/constants'
import { AutoExpiryPanel } from './AutoExpiryPanel'
import { SendForm } from './SendForm'
import { SentList } from './SentList'

export function NotificationsTab() {
  const notices = useNotice(BANNER_MS)
  return (
    <TabPage tab="notifications" notices={notices} intro="Clients read these on their dashboard.">
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SendForm notices={notices} />
        <AutoExpiryPanel notices={notices} />
      </div>
      <SentList />
    </TabPage>
  )
}
