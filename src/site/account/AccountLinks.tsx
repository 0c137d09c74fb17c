import { LayoutDashboard, LogOut } from 'lucide-react'
import { ApiProvider } from '@/api/ApiProvider'
import { Avatar } from '@/kit/text/Avatar'
import { Button } from '@/kit/actions/Button'
import { LinkButton } from '@/kit/actions/LinkButton'
import { useAccount } from './useAccount'

/** The account in the slide-in menu, where a dropdown would be one layer too many. */
export function AccountLinks() {
  return (
    <ApiProvider>
      <Links />
    </ApiProvider>
  )
}

function Links() {
  const { letterOf, name, email, home, logOut } = useAccount()
  return (
    <>
      <div className="mb-1.5 flex items-center gap-3">
        <Avatar name={letterOf} size={40} />
        <span className="min-w-0 leading-tight">
          <strong className="block truncate">{name}</strong>
          <span className="block truncate text-14 text-ink-2">{email}</span>
        </span>
      </div>
      <LinkButton variant="primary" to={home.to} icon={<LayoutDashboard aria-hidden="true" />}>
        {home.label}
      </LinkButton>
      <Button icon={<LogOut aria-hidden="true" />} onClick={logOut}>
        Logout
      </Button>
    </>
  )
}
