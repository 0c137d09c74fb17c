import { LinkButton } from '@/kit/actions/LinkButton'
import { LampDoor } from '@/kit/doors/LampDoor'
import { AdminPage } from './AdminPage'
import { tabOf } from '../tabs'

export function AdminNotFound() {
  const home = tabOf('home')
  return (
    <AdminPage title="Tab not found">
      <div className="grid justify-items-start gap-5 rounded-3 border border-line bg-surface p-6 sm:p-9">
        <LampDoor />
        <p className="text-ink-2">
          There’s nothing at this address. The link may be old or mistyped; the menu lists every tab.
        </p>
        <LinkButton size="sm" variant="primary" to={home.path}>
          Go to the {home.label.toLowerCase()}
        </LinkButton>
      </div>
    </AdminPage>
  )
}
