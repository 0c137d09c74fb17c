import { useMutation } from '@tanstack/react-query'
import { reopenComplaintMutation } from '@/api/complaints'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { keepFocus } from '@/kit/keepFocus'
import { failureText, refusal } from '@/texts/calls'

type ReopenChatProps = {
  complaintId: string
  /** Called once the request is shown; the button is gone by then. */
  onRequested: () => void
}

export function ReopenChat({ complaintId, onRequested }: ReopenChatProps) {
  const reopen = useMutation(reopenComplaintMutation())
  const failed = reopen.isError && failureText('reopenComplaint', reopen.error)
  const reason = failed && refusal(reopen.error, failed)
  // callbacks of mutate are lost if the button unmounts before they run
  const ask = () => void reopen.mutateAsync(complaintId).then(onRequested, () => undefined)
  return (
    <>
      <Button ref={keepFocus} size="sm" busy={reopen.isPending} busyLabel="Sending…" onClick={ask}>
        Reopen Chat
      </Button>
      {failed && (
        <Banner tone="err" className="w-full" title={reason && failed}>
          {reason || failed}
        </Banner>
      )}
    </>
  )
}
