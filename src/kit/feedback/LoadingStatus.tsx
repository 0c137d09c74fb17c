export type LoadingStatusProps = {
  /** What is loading, where “Loading…” is not enough. */
  label?: string
}

/** What a screen reader hears while shapes stand in for the thing that comes. */
export function LoadingStatus({ label = 'Loading…' }: LoadingStatusProps) {
  return <output className="sr-only">{label}</output>
}
