import { useMutation } from '@tanstack/react-query'
import { reopenComplaintMutation } from '@/api/complaints'
import { Button } from '@/kit/actions/Button'
import { keepFocus } from '@/kit/keepFocus'
import { FailedCall } from '@/portal/FailedCall'
import { failureText } from '@/texts/calls'

type ReopenChatProps = {
  complaintId: string
  /** Called once the request is shown; the button is gone by then. */
  onRequested: () => void
}

export function ReopenChat({ complaintId, onRequested }: ReopenChatProps) {
  const reopen = useMutation(reopenComplaintMutation())
  // callbacks of mutate are lost if the button unmounts before they run
  const ask = () => void reopen.mutateAsync(complaintId).then(onRequested, () => undefined)
  return (
    <>
      <Button ref={keepFocus} size="sm" busy={reopen.isPending} busyLabel="Sending…" onClick={ask}>
        Reopen Chat
      </Button>
      {reopen.isError && (
        <FailedCall
          text={failureText('reopenComplaint', reopen.error)}
          error={reopen.error}
          className="w-full"
        />
      )}
    </>
  )
}
