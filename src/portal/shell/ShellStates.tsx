import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { pageTitle } from '@/config/brand'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { SkeletonList } from '@/kit/feedback/SkeletonList'
import { Panel } from '@/kit/layout/Panel'
import { paths } from '@/paths'
import { PlanFrame, PlanSkeleton } from '@/portal/plan/PlanFrame'
import type { CurrentSession } from '@/session/session'
import { PortalLogo } from './PortalLogo'
import { Shell } from './Shell'
import { titleAt } from './titles'
import { Unreachable } from './Unreachable'

/** The pages that begin with a plan's card. */
const planPages = [paths.dashboard(), paths.subscription(), paths.expired()]

export function ShellSkeleton() {
  const { pathname } = useLocation()
  return (
    <UnknownClient
      account={<Skeleton shape="circle" width={32} height={32} className="mr-1.5" />}
      rail={[92, 108, 88, 116, 74].map((width) => (
        <div key={width} className="flex min-h-9 items-center gap-[11px] px-2.5">
          <Skeleton shape="circle" />
          <Skeleton width={width} />
        </div>
      ))}
      dock={
        <div className="sticky bottom-0 flex min-h-15 low:static flat:sticky flat:min-h-11 items-center justify-around border-t border-line-2 bg-surface rail:hidden">
          {[1, 2, 3, 4, 5].map((each) => (
            <Skeleton key={each} shape="circle" width={22} height={22} />
          ))}
        </div>
      }
    >
      <div className="grid gap-5">
        {planPages.includes(pathname) && (
          <PlanFrame label="Loading">
            <PlanSkeleton />
          </PlanFrame>
        )}
        <Panel flush>
          <SkeletonList rows={4} header />
        </Panel>
      </div>
    </UnknownClient>
  )
}

/** Shown when the current user cannot be fetched; no skeleton, because nothing is loading. */
export function PortalShellFailed({ session }: { session: CurrentSession }) {
  return (
    <UnknownClient>
      <Unreachable session={session} />
    </UnknownClient>
  )
}

type Parts = { account?: ReactNode; rail?: ReactNode; dock?: ReactNode; children: ReactNode }

function UnknownClient({ account, rail, dock, children }: Parts) {
  const { pathname } = useLocation()
  const title = titleAt(pathname)
  return (
    <Shell
      bar={
        <div className="flex items-center justify-between border-b border-line px-(--gut) py-2 rail:hidden">
          <PortalLogo />
          {account}
        </div>
      }
      rail={rail}
      dock={dock}
    >
      <title>{pageTitle(title)}</title>
      <h1 className="mb-6 text-28">{title}</h1>
      {children}
    </Shell>
  )
}
