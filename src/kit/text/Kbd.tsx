import type { ReactNode } from 'react'

export type KbdProps = {
  /** The key's label. */
  children: ReactNode
}

/** A keyboard key. */
export function Kbd({ children }: KbdProps) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-[5px] border border-b-2 border-line-2 bg-surface px-[5px] font-sans text-12 leading-none font-semibold text-ink-2">
      {children}
    </kbd>
  )
}
