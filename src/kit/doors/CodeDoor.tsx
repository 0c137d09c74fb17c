import { Door } from './Door'

/** A payment code on a counter: payment options. */
export function CodeDoor() {
  return (
    <Door>
      <path d="M66 66h44v52H66z" fill="var(--on-brand)" />
      <path d="M66 66h44v10H66z" fill="var(--brand)" />
      <path d="M74 83h9v9h-9zm19 0h9v9h-9zm-19 18h9v9h-9z" stroke="var(--on-accent)" strokeWidth="3" />
      <path
        d="M88 82h3v6h-3zm0 10h3v5h-3zm7 8h4v4h-4zm6 5h4v6h-4zm-12 1h5v6h-5zm8 4h3v3h-3z"
        fill="var(--on-accent)"
      />
      <path d="M58 118h60v18H58z" fill="var(--accent-line)" />
      <path d="M54 114h68v6H54z" fill="var(--wood)" />
    </Door>
  )
}
