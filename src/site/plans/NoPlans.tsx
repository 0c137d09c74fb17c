import { EmptyState } from '@/kit/feedback/EmptyState'
import { LinkButton } from '@/kit/actions/LinkButton'
import { KeyDoor } from '@/kit/doors/KeyDoor'
import { paths } from '@/paths'
import { texts } from '@/texts/texts'

export function NoPlans() {
  return (
    <div className="rounded-3 border border-line-2 bg-surface">
      <EmptyState
        level={2}
        title={texts.noPlans}
        picture={<KeyDoor />}
        action={
          <>
            <LinkButton variant="primary" to={paths.contact()}>
              Contact Us
            </LinkButton>
            <LinkButton to={paths.services()}>See individual services</LinkButton>
          </>
        }
      >
        We’re updating our price list. Until it’s back, tell us what you need and we’ll send you a quote.
      </EmptyState>
    </div>
  )
}
