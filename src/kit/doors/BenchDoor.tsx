import { Door } from './Door'

/** An empty bench: no one is waiting. */
export function BenchDoor() {
  return (
    <Door>
      <path d="M60 104v32m56-32v32M60 84v20m56-20v20" stroke="var(--on-accent)" strokeWidth="4" />
      <path d="M56 84h64v9H56z" fill="var(--wood)" />
      <path d="M54 106h68v8H54z" fill="var(--wood)" />
      <path d="M66 98h18v8H66z" fill="var(--brand)" />
    </Door>
  )
}
