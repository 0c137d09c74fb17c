import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { cx } from '@/kit/cx'
import { type AdminTab, adminTabs, isCurrentTab, tabGroups, type TabId } from '../tabs'
import type { TabCount } from './useCounts'

type TabNavProps = { counts: Partial<Record<TabId, TabCount>> }

const linkLook =
  'flex min-h-9 items-center gap-[11px] rounded-[8px] px-2.5 py-1.5 text-15 font-medium text-ink-2 no-underline pointer-coarse:min-h-11 ' +
  'hover:bg-line hover:text-ink hover:no-underline [&>svg]:size-[18px] [&>svg]:stroke-[1.75] ' +
  'aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-ink ' +
  'aria-[current=page]:shadow-[inset_3px_0_0_var(--brand)] forced-colors:aria-[current=page]:outline-2'

/** Scrolls only the rail; scrollIntoView would also scroll the page. */
function bringIntoSight(link: HTMLElement | null): void {
  const rail = link?.offsetParent
  if (!link || !rail) return
  // the part that the account and its fade cover
  const margin = Number.parseFloat(getComputedStyle(rail).scrollPaddingBottom)
  const from = link.offsetTop - margin
  const to = link.offsetTop + link.offsetHeight + margin - rail.clientHeight
  rail.scrollTop = Math.min(from, Math.max(rail.scrollTop, to))
}

/** All tabs in three groups. In a low window, the list scrolls to the current tab. */
export function TabNav({ counts }: TabNavProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Admin" className="grid gap-0.5 pb-8">
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
            .map((tab) => (
              <TabLink key={tab.id} tab={tab} current={isCurrentTab(tab, pathname)} count={counts[tab.id]} />
            ))}
        </div>
      ))}
    </nav>
  )
}

type TabLinkProps = { tab: AdminTab; current: boolean; count: TabCount | undefined }

function TabLink({ tab: { id, path, icon: Icon, label }, current, count }: TabLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  // after the paint: measuring before it would force a layout of the whole new page
  useEffect(() => {
    if (current) bringIntoSight(link.current)
  }, [current])
  return (
    <Link ref={link} to={path} aria-current={current ? 'page' : undefined} className={linkLook}>
      <Icon aria-hidden="true" />
      {label} <CountBadge count={count} hot={id === 'approve'} className="ml-auto px-[7px] py-px" />
    </Link>
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
