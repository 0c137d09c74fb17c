/** What a screen reader hears while shapes stand in for the thing that comes. */
export function LoadingStatus({ label = 'Loading…' }: { label?: string }) {
  return <output className="sr-only">{label}</output>
}
