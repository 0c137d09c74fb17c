import type { ReactNode } from 'react'
import { type Failing, useFailure } from '@/platform/useFailure'
import { Banner } from './Banner'
import { RetryButton } from '../actions/RetryButton'
import { keepFocus } from '../keepFocus'

/** The part of a TanStack Query result that is needed here; typed by shape, the kit fetches nothing. */
export type QueryLike<Data> = Failing & {
  data: Data | undefined
  isFetching: boolean
  refetch: () => unknown
}

export type QueryViewProps<Data> = {
  /** What `useQuery` returns. */
  query: QueryLike<Data>
  /** The shape of what comes; SkeletonList and SkeletonTable say "Loading…" themselves. */
  skeleton: ReactNode
  /** The sentence of a failure. */
  failed: string | ((error: unknown) => string)
  /** When the data count as empty, and what is then shown. */
  empty?: {
    /** Whether they are. */
    when: (data: Data) => boolean
    /** An `EmptyState`. */
    view: ReactNode
  }
  /** On the button that fetches again. */
  retryLabel?: string
  /** Around the failure: set where the content has no padding of its own. */
  failedClassName?: string
  /** Draws the data. */
  children: (data: Data) => ReactNode
}

/** Waiting, failed, empty or there. Data that is there stays: a failed refetch only adds a banner above it. */
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
  const there = data !== undefined
  if (!there && failure === null) return <>{skeleton}</>
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
      className={banner && there ? 'grid grid-cols-[minmax(0,1fr)] gap-4' : undefined}
    >
      {banner}
      {there && (empty?.when(data) ? empty.view : children(data))}
    </div>
  )
}
