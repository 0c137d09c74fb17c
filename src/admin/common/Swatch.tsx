import { DEFAULT_COLOR } from '@/config/constants'

/** A record's colour on the public pages. */
export function Swatch({ color }: { color?: string | null }) {
  return (
    <span
      aria-hidden="true"
      className="mt-0.5 size-5 shrink-0 rounded-1 border border-line-2"
      style={{ backgroundColor: color || DEFAULT_COLOR }}
    />
  )
}
