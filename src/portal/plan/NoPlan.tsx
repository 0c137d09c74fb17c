import { EmptyState } from '@/kit/feedback/EmptyState'
import { LinkButton } from '@/kit/actions/LinkButton'
import { KeyDoor } from '@/kit/doors/KeyDoor'
import { paths } from '@/paths'

export function NoPlan() {
  return (
    <EmptyState
      level={2}
      title="No plan yet"
      picture={<KeyDoor />}
      action={
        <LinkButton variant="primary" to={paths.plans()}>
          See the plans
        </LinkButton>
      }
    >
      Choose a plan and pay by UPI. Once we approve your payment, you’ll see your plan’s days and dates here.
    </EmptyState>
  )
}
