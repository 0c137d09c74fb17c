import { Banner } from '@/kit/feedback/Banner'
import { RetryButton } from '@/kit/actions/RetryButton'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { SkeletonTable } from '@/kit/tables/SkeletonTable'
import type { CurrentSession } from '@/session/session'
import { failureText } from '@/texts/calls'
import { AdminPage } from './AdminPage'
import { Brand, RailBrand } from './Brand'
import { ShellFrame } from './ShellFrame'

const TITLE = 'Admin panel'
const unnamed = Array.from({ length: 4 }, () => ({ header: '' }))

export function ShellPending() {
  return (
    <ShellFrame rail={<RailShapes />} topBar={<Brand />} dock={null}>
      <AdminPage title={TITLE}>
        <div className="rounded-3 border border-line bg-surface">
          <SkeletonTable rows={6} columns={unnamed} />
        </div>
      </AdminPage>
    </ShellFrame>
  )
}

/** Shown when the current user cannot be fetched. The user stays signed in. */
export function ShellFailed({ session: { failure, retry, retrying } }: { session: CurrentSession }) {
  return (
    <ShellFrame rail={<RailBrand />} topBar={<Brand />} dock={null}>
      <AdminPage title={TITLE}>
        <Banner tone="err" action={<RetryButton trying={retrying} onRetry={retry} />}>
          {failureText('getMe', failure)}
        </Banner>
      </AdminPage>
    </ShellFrame>
  )
}

function RailShapes() {
  return (
    <>
      <RailBrand />
      <div className="grid gap-5 px-2.5 pt-4">
        {Array.from({ length: 10 }, (_, line) => (
          <Skeleton key={line} width={`${78 - ((line * 17) % 34)}%`} />
        ))}
      </div>
    </>
  )
}
