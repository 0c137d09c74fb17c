import { useState, type ReactNode } from 'react'
import { RotateCw } from 'lucide-react'
import { Banner } from './Banner'
import { Button } from '../actions/Button'

/** The part of a TanStack Query result that is needed here; typed by shape, the kit fetches nothing. */
export type QueryLike<Data> = {
  data: Data | undefined
  error: unknown
  isError: boolean
  isFetching: boolean
  /** How often it has failed so far. */
  errorUpdateCount: number
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
  retryLabel = 'Try again',
  failedClassName,
  children,
}: QueryViewProps<Data>) {
  const { data, error, isError, isFetching, errorUpdateCount, refetch } = query
  // TanStack forgets the error of a first load as the next try begins, whoever asks for it. The failure stays until the
  // answer, with a busy button that keeps the focus, instead of jumping back to a skeleton.
  const [lastError, rememberError] = useState(error)
  if (isError && error !== lastError) rememberError(error)
  const there = data !== undefined
  const broken = isError || (!there && errorUpdateCount > 0)
  if (!there && !broken) return <>{skeleton}</>
  const failure = broken && (
    <div className={failedClassName}>
      <Banner
        tone="err"
        action={
          <Button
            size="sm"
            icon={<RotateCw aria-hidden="true" />}
            busy={isFetching}
            busyLabel="Trying…"
            onClick={() => void refetch()}
          >
            {retryLabel}
          </Button>
        }
      >
        {typeof failed === 'string' ? failed : failed(lastError)}
      </Banner>
    </div>
  )
  return (
    <div
      aria-busy={isFetching}
      className={failure && there ? 'grid grid-cols-[minmax(0,1fr)] gap-4' : undefined}
    >
      {failure}
      {there && (empty?.when(data) ? empty.view : children(data))}
    </div>
  )
}
