import { useQuery } from '@tanstack/react-query'
import { statsQuery } from '@/api/stats'
import { Panel } from '@/kit/layout/Panel'
import { QueryView } from '@/kit/feedback/QueryView'
import { TextLink } from '@/kit/text/TextLink'
import { now } from '@/platform/clock'
import { formatLongDate } from '@/lib/dates'
import { useSession } from '@/session/session'
import { failureText } from '@/texts/calls'
import { TabPage } from '../common/TabPage'
import { type TabId, tabOf } from '../tabs'
import { version } from '../../../package.json'
import { Overview, OverviewShapes } from './Overview'
import { SystemStatus } from './SystemStatus'

const quickActions: readonly { tab: TabId; hint: string }[] = [
  { tab: 'approve', hint: 'Check new payments with the bank, then approve or reject them.' },
  { tab: 'renewal-requests', hint: 'Approve or reject renewals of expired plans.' },
  { tab: 'help', hint: 'Answer open complaints and decide on reopen requests.' },
  { tab: 'notifications', hint: 'Send a message to one client or to all of them.' },
  { tab: 'users', hint: 'Find a client, or make someone an admin.' },
]

export function HomeTab() {
  const stats = useQuery(statsQuery())
  const { user } = useSession()
  return (
    <TabPage
      tab="home"
      intro={`Welcome to the admin panel, ${user?.name || 'admin'}. Here’s how we’re doing.`}
    >
      <QueryView
        query={stats}
        skeleton={<OverviewShapes />}
        failed={(error) => failureText('getStats', error, 'dashboard')}
      >
        {(data) => <Overview stats={data} />}
      </QueryView>
      <div className="mt-8 grid gap-6 lg:grid-cols-2">
        <Panel title="Quick Actions" flush>
          <ul>
            {quickActions.map(({ tab, hint }) => {
              const { path, label, icon: Icon } = tabOf(tab)
              return (
                <li key={tab} className="flex gap-3 border-b border-line px-5 py-3 last:border-b-0">
                  <Icon aria-hidden="true" className="mt-1 size-[18px] text-ink-3" />
                  <div className="min-w-0">
                    <TextLink to={path} standalone>
                      {label}
                    </TextLink>
                    <p className="text-14 text-ink-2">{hint}</p>
                  </div>
                </li>
              )
            })}
          </ul>
        </Panel>
        <SystemStatus />
      </div>
      <footer className="mt-8 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-4 text-14 text-ink-3">
        <span>Version {version}</span>
        <time dateTime={new Date(now()).toISOString()}>{formatLongDate(now())}</time>
      </footer>
    </TabPage>
  )
}
