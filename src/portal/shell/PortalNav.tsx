import { Link, useLocation } from 'react-router-dom'
import { cx } from '@/kit/cx'
import { isCurrent, type PortalLink } from './portalLinks'

type NavProps = { links: readonly PortalLink[] }

/** The links in the rail of a wide screen. */
export function RailNav({ links }: NavProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Dashboard" className="grid gap-0.5">
      {links.map((link) => {
        const current = isCurrent(link, pathname)
        const Icon = link.icon
        return (
          <Link
            key={link.to}
            to={link.to}
            aria-current={current ? 'page' : undefined}
            className={cx(
              'flex min-h-9 items-center gap-[11px] rounded-[8px] px-2.5 py-1.5 text-15 no-underline pointer-coarse:min-h-11',
              current
                ? 'bg-surface font-semibold text-ink shadow-[var(--shadow-1),inset_3px_0_0_var(--brand)] forced-colors:border-l-4'
                : 'font-medium text-ink-2 hover:bg-line hover:text-ink',
            )}
          >
            <Icon aria-hidden="true" className="size-[18px] stroke-[1.75]" />
            {link.label}{' '}
            <Count
              link={link}
              className="ml-auto rounded-1 bg-line px-[7px] py-px text-12 font-[620] text-ink"
            />
          </Link>
        )
      })}
    </nav>
  )
}

/** The same links at the lower edge of a phone. */
export function Dock({ links }: NavProps) {
  const { pathname } = useLocation()
  return (
    <nav
      aria-label="Dashboard"
      className="sticky bottom-0 z-12 grid auto-cols-[minmax(0,1fr)] grid-flow-col border-t border-line-2 bg-surface pb-[env(safe-area-inset-bottom)] rail:hidden"
    >
      {links.map((link) => {
        const current = isCurrent(link, pathname)
        const Icon = link.icon
        return (
          <Link
            key={link.to}
            to={link.to}
            aria-current={current ? 'page' : undefined}
            className={cx(
              'relative grid min-h-15 content-center justify-items-center gap-[3px] px-0.5 py-1.5 text-12 no-underline focus-visible:-outline-offset-3 max-[359px]:px-0 max-[359px]:text-[.6875rem] max-[359px]:tracking-[-.04em]',
              current
                ? 'font-[620] text-ink shadow-[inset_0_3px_0_var(--brand)] forced-colors:border-t-4'
                : 'font-[520] text-ink-2',
            )}
          >
            <Icon aria-hidden="true" className="size-[21px] stroke-[1.75]" />
            <span className="max-w-full truncate">{link.short}</span>{' '}
            <Count
              link={link}
              className="absolute top-[5px] left-[calc(50%+6px)] rounded-[8px] bg-accent px-[5px] text-[.6875rem] font-[680] text-on-accent"
            />
          </Link>
        )
      })}
    </nav>
  )
}

function Count({ link: { count }, className }: { link: PortalLink; className: string }) {
  if (!count || count.value === 0) return null
  return (
    <span className={cx('leading-[1.5] tabular-nums', className)}>
      {count.value > 99 ? '99+' : count.value} <span className="sr-only">{count.word}</span>
    </span>
  )
}
