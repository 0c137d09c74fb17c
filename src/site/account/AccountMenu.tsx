import { ChevronDown, LayoutDashboard, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiProvider } from '@/api/ApiProvider'
import { Avatar } from '@/kit/text/Avatar'
import { Menu } from '@/kit/overlays/Menu'
import { useAccount } from './useAccount'

type AccountMenuProps = {
  /** Shown while the user is fetched. */
  placeholder: ReactNode
}

/** In the bar: who is signed in, and a dropdown with the way to the dashboard and out. */
export function AccountMenu(props: AccountMenuProps) {
  return (
    <ApiProvider>
      <Dropdown {...props} />
    </ApiProvider>
  )
}

function Dropdown({ placeholder }: AccountMenuProps) {
  const { loading, letterOf, name, email, home, logOut } = useAccount()
  if (loading) return placeholder
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex h-11 max-w-60 items-center gap-2.5 rounded-2 px-2 font-[560] hover:bg-sunken data-popup-open:bg-sunken"
        >
          <Avatar name={letterOf} />
          <span className="truncate">{name}</span>
          <ChevronDown aria-hidden="true" className="size-4 text-ink-3" />
        </button>
      }
      header={email && <span className="wrap-anywhere">{email}</span>}
      items={[
        { label: home.label, to: home.to, icon: <LayoutDashboard aria-hidden="true" /> },
        { label: 'Logout', onSelect: logOut, icon: <LogOut aria-hidden="true" />, separated: true },
      ]}
    />
  )
}
