import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { cx } from '../cx'

type HomeLinkProps = {
  /** The brand name. Screen readers add “home page”. */
  name: string
  /** The logo mark, before the name. */
  mark: ReactNode
  /** The home page’s address. */
  to: LinkProps['to']
  /** Classes for colour and placement. */
  className?: string
}

/** Logo mark and name, linked to the home page. */
export function HomeLink({ name, mark, to, className }: HomeLinkProps) {
  return (
    <Link
      to={to}
      aria-label={`${name}, home page`}
      translate="no"
      className={cx(
        'inline-flex min-h-11 items-center gap-2.5 text-[1.25rem] font-[680] tracking-[-.03em] no-underline hover:no-underline',
        className,
      )}
    >
      {mark}
      {name}
    </Link>
  )
}
