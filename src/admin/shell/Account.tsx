import { LogOut } from 'lucide-react'
import { faceOf } from '@/config/faces'
import type { User } from '@/contract'
import { userName } from '@/domain/account'
import { Avatar } from '@/kit/text/Avatar'
import { IconButton } from '@/kit/actions/IconButton'

type AccountProps = { user: User; onLogout: () => void }

/** The account stays visible in a low window: the tabs scroll under it, and a fade shows that there are more tabs. */
export function Account({ user, onLogout }: AccountProps) {
  return (
    <div className="sticky bottom-0 mt-auto flex shrink-0 items-center gap-2.5 border-t border-line bg-sunken px-2.5 pt-3 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:mb-px before:h-8 before:bg-linear-to-t before:from-sunken before:to-transparent forced-colors:before:hidden pb-[max(14px,env(safe-area-inset-bottom))]">
      <Avatar name={user.name} src={faceOf(user.email)} tone="ink" />
      <div className="min-w-0 leading-[1.25]">
        <strong className="line-clamp-2 wrap-anywhere" title={userName(user)}>
          {userName(user)}
        </strong>
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
