import { LogOut } from 'lucide-react'
import type { User } from '@/contract'
import { Avatar } from '@/kit/Avatar'
import { IconButton } from '@/kit/IconButton'

type AccountProps = { user: User; onLogout: () => void }

export function Account({ user, onLogout }: AccountProps) {
  return (
    <div className="mt-auto flex items-center gap-2.5 border-t border-line px-2.5 pt-3 pb-1">
      <Avatar name={user.name} tone="ink" />
      <div className="min-w-0 leading-[1.25]">
        <strong className="block truncate">{user.name || 'User'}</strong>
        <span className="text-12 text-ink-3">Admin</span>
      </div>
      <IconButton
        label="Logout"
        icon={<LogOut aria-hidden="true" />}
        className="ml-auto"
        onClick={onLogout}
      />
    </div>
  )
}
