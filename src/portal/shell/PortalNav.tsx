import { Link, useLocation } from 'react-router-dom'
import { cx } from '@/kit/cx'
import { isCurrentLink, type PortalLink } from './portalLinks'

const looks = {
  rail: {
    list: 'grid gap-0.5',
    link: 'flex min-h-9 items-center gap-[11px] rounded-[8px] px-2.5 py-1.5 text-15 no-underline pointer-coarse:min-h-11',
    current:
      'bg-surface font-semibold text-ink shadow-[var(--shadow-1),inset_3px_0_0_var(--brand)] forced-colors:border-l-4',
    other: 'font-medium text-ink-2 hover:bg-line hover:text-ink',
    icon: 'size-[18px]',
    count: 'ml-auto rounded-1 bg-line px-[7px] py-px text-12 font-[620] text-ink',
  },
  dock: {
    list: 'sticky bottom-0 z-12 flex flex-wrap border-t border-line-2 bg-surface pb-[env(safe-area-inset-bottom)] low:static flat:sticky rail:hidden print:hidden',
    link: 'relative grid min-h-15 min-w-11 flex-auto content-center justify-items-center gap-[3px] px-0.5 py-1.5 text-12 flat:flex flat:min-h-11 flat:items-center flat:justify-center flat:gap-1.5 no-underline focus-visible:-outline-offset-3 max-[359px]:px-0 max-[359px]:text-[.6875rem] max-[359px]:tracking-[-.04em]',
    current: 'font-[620] text-ink shadow-[inset_0_3px_0_var(--brand)] forced-colors:border-t-4',
    other: 'font-[520] text-ink-2',
    icon: 'size-[21px]',
    count:
      'absolute top-[5px] left-[calc(50%+6px)] flat:static rounded-[8px] bg-accent px-[5px] text-[.6875rem] font-[680] text-on-accent',
  },
}

type PortalNavProps = {
  links: readonly PortalLink[]
  /** The rail of a wide screen, or the dock at the bottom of a phone. */
  place: keyof typeof looks
}

export function PortalNav({ links, place }: PortalNavProps) {
  const { pathname } = useLocation()
  const look = looks[place]
  return (
    <nav aria-label="Dashboard" className={look.list}>
      {links.map((link) => {
        const { to, label, short, icon: Icon, count } = link
        const current = isCurrentLink(link, pathname)
        return (
          <Link
            key={to}
            to={to}
            aria-current={current ? 'page' : undefined}
            className={cx(look.link, current ? look.current : look.other)}
          >
            <Icon aria-hidden="true" className={cx('stroke-[1.75]', look.icon)} />
            <span>{place === 'dock' ? short : label}</span>{' '}
            {count && count.value > 0 && (
              <span className={cx('leading-[1.5] tabular-nums', look.count)}>
                {count.value > 99 ? '99+' : count.value} <span className="sr-only">{count.word}</span>
              </span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}
