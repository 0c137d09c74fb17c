import { Door } from './Door'

/** Two parcels on the floor: purchases. */
export function ParcelDoor() {
  return (
    <Door>
      <path d="M62 100h52v36H62z" fill="var(--accent-line)" />
      <path d="M62 100h52v9H62z" fill="var(--on-accent)" opacity=".2" />
      <path d="M83 100h10v36H83z" fill="var(--lit)" />
      <path d="M70 74h32v26H70z" fill="var(--brand)" />
      <path d="M86 74v26M70 86h32" stroke="var(--accent)" strokeWidth="4" />
      <path d="M86 74c-10-3-11-10-6-11s7 6 6 11c-1-5 1-12 6-11s4 8-6 11z" fill="var(--accent)" />
      <path d="M98 116h12v13H98z" fill="var(--on-brand)" />
    </Door>
  )
}
