import { LinkButton } from '@/kit/actions/LinkButton'
import { RESPONSE_HOURS } from '@/config/constants'
import { paths } from '@/paths'
import { ClosingBand } from '../ClosingBand'

export function ClosingCall() {
  return (
    <ClosingBand
      title="Bring the messy version."
      actions={
        <>
          <LinkButton variant="primary" to={paths.contact()}>
            Contact Us
          </LinkButton>
          <LinkButton to={paths.plans()}>See plans and prices</LinkButton>
        </>
      }
    >
      A photo of a notebook page is a fine brief. We answer within {RESPONSE_HOURS} hours on working days.
    </ClosingBand>
  )
}
