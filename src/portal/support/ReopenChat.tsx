import { useMutation } from '@tanstack/react-query'
import { reopenComplaintMutation } from '@/api/complaints'
import { failureText } from '@/api/errors'
import { Banner } from '@/kit/Banner'
import { Button } from '@/kit/Button'
import { andThen } from '@/portal/andThen'

type ReopenChatProps = {
  complaintId: string
  variant?: 'quiet' | 'secondary'
  /** The request is in and the page shows it; the button is gone by then. */
  onRequested: () => void
}

/** Asks an admin to open a resolved ticket's chat again; the ticket then says that it waits. */
export function ReopenChat({ complaintId, variant = 'quiet', onRequested }: ReopenChatProps) {
  const reopen = useMutation(andThen(reopenComplaintMutation(), onRequested))
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        busy={reopen.isPending}
        busyLabel="Sending…"
        onClick={() => reopen.mutate(complaintId)}
      >
        Reopen Chat
      </Button>
      {reopen.isError && (
        <Banner tone="err" className="w-full">
          {failureText('reopenComplaint', reopen.error)}
        </Banner>
      )}
    </>
  )
}
