import { LogOut } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { dockTabs, type TabId } from '../tabs'
import { CountBadge } from './TabNav'
import type { TabCount } from './useCounts'

type DockProps = { counts: Partial<Record<TabId, TabCount>>; onLogout: () => void }

const cell =
  'relative grid min-h-[60px] flex-1 content-center justify-items-center gap-[3px] px-0.5 py-1.5 text-center text-12 leading-[1.2] font-[520] ' +
  'text-ink-2 no-underline focus-visible:-outline-offset-3 [&>svg]:size-[21px] [&>svg]:stroke-[1.75] ' +
  'aria-[current=page]:font-[620] aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_3px_0_var(--brand)] forced-colors:aria-[current=page]:border-t-4'

/** Bottom bar of narrow windows: the first four tabs named in SPEC section 2, and Logout. */
export function Dock({ counts, onLogout }: DockProps) {
  return (
    <nav
      aria-label="Main tabs"
      className="sticky bottom-0 z-10 flex flex-wrap border-t border-line-2 bg-surface pb-[env(safe-area-inset-bottom)] low:static print:hidden"
    >
      {dockTabs.map(({ id, path, icon: Icon, shortLabel }) => (
        <NavLink key={id} to={path} end={id === 'home'} className={cell}>
          <Icon aria-hidden="true" />
          {shortLabel}{' '}
          <CountBadge
            count={counts[id]}
            hot
            className="absolute top-[5px] left-[calc(50%+6px)] rounded-[8px] px-[5px] text-[11px] leading-[1.5]"
          />
        </NavLink>
      ))}
      <button type="button" className={cell} onClick={onLogout}>
        <LogOut aria-hidden="true" />
        Logout
      </button>
    </nav>
  )
}
