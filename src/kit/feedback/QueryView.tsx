import type { ReactNode } from 'react'
import { type Failing, useFailure } from '@/platform/useFailure'
import { Banner } from './Banner'
import { RetryButton } from '../actions/RetryButton'
import { keepFocus } from '../keepFocus'

/** The part of a TanStack Query result used here. As the kit fetches nothing, it does not import the library. */
export type QueryLike<Data> = Failing & {
  data: Data | undefined
  isFetching: boolean
  refetch: () => unknown
}

export type QueryViewProps<Data> = {
  /** The result of `useQuery`. */
  query: QueryLike<Data>
  /** Shown while loading; SkeletonList and SkeletonTable announce “Loading…” themselves. */
  skeleton: ReactNode
  /** The text of a failure. */
  failed: string | ((error: unknown) => string)
  /** When the data counts as empty, and what to show then. */
  empty?: {
    /** Whether the data is empty. */
    when: (data: Data) => boolean
    /** An `EmptyState`. */
    view: ReactNode
  }
  /** The text of the retry button. */
  retryLabel?: string
  /** Classes around the failure, for content without padding. */
  failedClassName?: string
  /** Renders the data. */
  children: (data: Data) => ReactNode
}

/** Shows a query: skeleton, failure, empty state or data. After a failed refetch the data stays, below a banner. */
export function QueryView<Data>({
  query,
  skeleton,
  failed,
  empty,
  retryLabel,
  failedClassName,
  children,
}: QueryViewProps<Data>) {
  const { data, isFetching, refetch } = query
  const failure = useFailure(query)
  const hasData = data !== undefined
  if (!hasData && failure === null) return <>{skeleton}</>
  const banner = failure !== null && (
    <div ref={keepFocus} className={failedClassName}>
      <Banner
        tone="err"
        action={<RetryButton trying={isFetching} onRetry={() => void refetch()} label={retryLabel} />}
      >
        {typeof failed === 'string' ? failed : failed(failure)}
      </Banner>
    </div>
  )
  return (
    <div
      aria-busy={isFetching}
      className={banner && hasData ? 'grid grid-cols-[minmax(0,1fr)] gap-4' : undefined}
    >
      {banner}
      {hasData && (empty?.when(data) ? empty.view : children(data))}
    </div>
  )
}
