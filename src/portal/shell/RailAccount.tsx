import { LogOut } from 'lucide-react'
import type { User } from '@/contract'
import { userName } from '@/domain/account'
import { Avatar } from '@/kit/text/Avatar'
import { IconButton } from '@/kit/actions/IconButton'
import { useLogout } from '@/session/useLogout'

export function RailAccount({ user }: { user: User }) {
  const logout = useLogout()
  return (
    <div className="mt-auto flex items-center gap-2.5 border-t border-line px-2.5 pt-3 pb-1">
      <Avatar name={user.name} />
      <span className="min-w-0 flex-1 leading-[1.25]">
        <strong className="block truncate" title={user.name}>
          {userName(user)}
        </strong>
        <span className="block truncate text-12 text-ink-3" title={user.email}>
          {user.email}
        </span>
      </span>
      <IconButton label="Logout" icon={<LogOut aria-hidden="true" />} onClick={logout} />
    </div>
  )
}
