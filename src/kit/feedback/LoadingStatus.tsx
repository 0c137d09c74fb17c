export type LoadingStatusProps = {
  /** What is loading, if “Loading…” is not enough. */
  label?: string
}

/** Announces loading to screen readers while skeletons are shown. */
export function LoadingStatus({ label = 'Loading…' }: LoadingStatusProps) {
  return <output className="sr-only">{label}</output>
}
