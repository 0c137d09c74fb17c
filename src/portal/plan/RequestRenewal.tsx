import { useMutation } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { requestRenewalMutation } from '@/api/renewals'
import type { Subscription } from '@/contract'
import { Button } from '@/kit/actions/Button'
import { LinkButton } from '@/kit/actions/LinkButton'
import { keepFocus } from '@/kit/keepFocus'
import { paths } from '@/paths'
import { FailedCall } from '@/portal/FailedCall'
import { failureText } from '@/texts/calls'

type RequestRenewalProps = {
  subscription: Subscription
  /** Called once the request is shown; the button is gone by then. */
  onRequested: () => void
}

export function RequestRenewal({ subscription, onRequested }: RequestRenewalProps) {
  const request = useMutation(requestRenewalMutation())
  // callbacks of mutate are lost if the button unmounts before they run
  const ask = () => void request.mutateAsync(subscription._id).then(onRequested, () => undefined)
  return (
    <div ref={keepFocus} className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="sm"
          icon={<RefreshCw aria-hidden="true" />}
          busy={request.isPending}
          busyLabel="Requesting…"
          onClick={ask}
        >
          Request Renewal
        </Button>
        <LinkButton size="sm" to={paths.plans()}>
          Choose another plan
        </LinkButton>
      </div>
      {request.isError && (
        <FailedCall text={failureText('requestRenewal', request.error)} error={request.error} />
      )}
    </div>
  )
}
