import { CreditCard, LogOut, ShieldCheck } from 'lucide-react'
import type { User } from '@/contract'
import { Avatar } from '@/kit/text/Avatar'
import { Menu } from '@/kit/overlays/Menu'
import { paths } from '@/paths'
import { isAdmin, userName } from '@/domain/account'
import { useLogout } from '@/session/useLogout'
import { PortalLogo } from './PortalLogo'

/** The top bar on phones and other narrow screens, with the account menu. */
export function PhoneBar({ user }: { user: User }) {
  const logout = useLogout()
  return (
    <header className="sticky top-0 z-12 flex low:static items-center justify-between gap-3 border-b border-line bg-paper px-(--gut) py-2 rail:hidden print:hidden">
      <PortalLogo />
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`${userName(user)}, account menu`}
            className="-mr-1.5 grid size-11 place-items-center rounded-full"
          >
            <Avatar name={user.name} />
          </button>
        }
        header={
          <>
            <strong className="block text-ink">{userName(user)}</strong>
            {user.email}
          </>
        }
        items={[
          ...(isAdmin(user)
            ? [{ label: 'Admin panel', icon: <ShieldCheck aria-hidden="true" />, to: paths.admin() }]
            : []),
          { label: 'Plans', icon: <CreditCard aria-hidden="true" />, to: paths.plans() },
          { label: 'Logout', icon: <LogOut aria-hidden="true" />, onSelect: logout, separated: true },
        ]}
      />
    </header>
  )
}
