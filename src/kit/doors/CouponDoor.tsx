import { Door } from './Door'

/** A price tag on a string: coupons. */
export function CouponDoor() {
  return (
    <Door>
      <path d="M88 28v44" stroke="var(--wood)" strokeWidth="2" />
      <g transform="rotate(8 88 72)">
        <path d="M88 66l20 18v48H68V84z" fill="var(--err-line)" />
        <circle cx="88" cy="78" r="3.5" fill="var(--lit)" />
        <path d="M78 121l20-22" stroke="var(--on-brand)" strokeWidth="4" strokeLinecap="round" />
        <circle cx="79" cy="101" r="4" stroke="var(--on-brand)" strokeWidth="3" />
        <circle cx="97" cy="119" r="4" stroke="var(--on-brand)" strokeWidth="3" />
      </g>
    </Door>
  )
}
