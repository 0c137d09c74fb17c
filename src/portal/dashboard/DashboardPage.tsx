import { MessageCircle } from 'lucide-react'
import { isKnownRole, roleText } from '@/domain/account'
import { Banner } from '@/kit/feedback/Banner'
import { LinkButton } from '@/kit/actions/LinkButton'
import { formatToday, hourOf } from '@/lib/dates'
import { paths } from '@/paths'
import { PageHeader } from '@/portal/shell/PageHeader'
import { titles } from '@/portal/shell/titles'
import { useNow } from '@/kit/useNow'
import { useSession } from '@/session/session'
import { CurrentPlanPanel } from './CurrentPlanPanel'
import { greeting } from './greeting'
import { LatestNotifications, LatestTickets } from './LatestPanels'
import { ProfilePanel } from './ProfilePanel'

export function DashboardPage() {
  const { user } = useSession()
  const nowMs = useNow()
  return (
    <>
      <PageHeader
        title={titles.dashboard}
        heading={greeting(user?.name, hourOf(nowMs))}
        sub={formatToday(nowMs)}
        action={
          <LinkButton size="sm" to={paths.support()} icon={<MessageCircle aria-hidden="true" />}>
            New ticket
          </LinkButton>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:grid-rows-[auto_auto_1fr]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:col-span-2">
          {user && !isKnownRole(user.role) && (
            <Banner tone="info" title={`Your role is “${roleText(user.role)}”`}>
              You can use these pages. The admin panel is only for the role Admin: if you need it, ask an
              admin to change your role.
            </Banner>
          )}
          <CurrentPlanPanel />
        </div>
        <LatestNotifications />
        <div className="xl:row-span-2">
          <LatestTickets />
        </div>
        <ProfilePanel />
      </div>
    </>
  )
}
