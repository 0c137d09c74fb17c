import { useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { cx } from '@/kit/cx'
import { adminTabs, isCurrent, tabGroups, type TabId } from '../tabs'
import type { TabCount } from './useCounts'

type TabNavProps = { counts: Partial<Record<TabId, TabCount>> }

const linkLook =
  'flex min-h-9 items-center gap-[11px] rounded-[8px] px-2.5 py-1.5 text-15 font-medium text-ink-2 no-underline pointer-coarse:min-h-11 ' +
  'hover:bg-line hover:text-ink hover:no-underline [&>svg]:size-[18px] [&>svg]:stroke-[1.75] ' +
  'aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-ink ' +
  'aria-[current=page]:shadow-[inset_3px_0_0_var(--brand)] forced-colors:aria-[current=page]:outline-2'

/** How much of the rail's end the account covers, in pixels. */
const RAIL_MARGIN_PX = 80

/** Scrolls only the rail; scrollIntoView would scroll the page as well. */
function bringIntoSight(link: HTMLElement | null): void {
  // the nearest positioned element is the one that scrolls: the rail or the slide-in menu
  const rail = link?.offsetParent
  if (!link || !rail) return
  const from = link.offsetTop - RAIL_MARGIN_PX
  const to = link.offsetTop + link.offsetHeight + RAIL_MARGIN_PX - rail.clientHeight
  rail.scrollTop = Math.min(from, Math.max(rail.scrollTop, to))
}

/** All tabs in their three groups. In a low window they scroll, and the current one is brought into sight. */
export function TabNav({ counts }: TabNavProps) {
  const { pathname } = useLocation()
  const currentLink = useRef<HTMLAnchorElement>(null)
  // not from the link's ref: the router sets that at every change of the address, also when a search is typed, and to
  // measure has the browser lay out the whole page
  useLayoutEffect(() => bringIntoSight(currentLink.current), [pathname])
  return (
    <nav aria-label="Admin" className="grid gap-0.5">
      {tabGroups.map((group) => (
        <div key={group} className="grid gap-0.5" role="group" aria-labelledby={`tabs-${group}`}>
          <h2
            id={`tabs-${group}`}
            className="px-2.5 pt-3.5 pb-1 text-12 font-[560] tracking-[.01em] text-ink-3"
          >
            {group}
          </h2>
          {adminTabs
            .filter((tab) => tab.group === group)
            .map((tab) => {
              const { id, path, icon: Icon, label } = tab
              const current = isCurrent(tab, pathname)
              return (
                <Link
                  key={id}
                  to={path}
                  ref={current ? currentLink : undefined}
                  aria-current={current ? 'page' : undefined}
                  className={linkLook}
                >
                  <Icon aria-hidden="true" />
                  {label}{' '}
                  <CountBadge count={counts[id]} hot={id === 'approve'} className="ml-auto px-[7px] py-px" />
                </Link>
              )
            })}
        </div>
      ))}
    </nav>
  )
}

type CountBadgeProps = { count: TabCount | undefined; hot: boolean; className: string }

export function CountBadge({ count, hot, className }: CountBadgeProps) {
  if (!count) return null
  return (
    <span
      className={cx(
        'rounded-1 text-12 font-[620] tabular-nums',
        hot ? 'bg-accent text-on-accent' : 'bg-line text-ink',
        className,
      )}
    >
      {count.count} <span className="sr-only">{count.of}</span>
    </span>
  )
}
