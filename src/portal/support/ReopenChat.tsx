import { useMutation } from '@tanstack/react-query'
import { reopenComplaintMutation } from '@/api/complaints'
import { failureText } from '@/api/errors'
import { Banner } from '@/kit/Banner'
import { Button } from '@/kit/Button'

type ReopenChatProps = { complaintId: string; variant?: 'quiet' | 'secondary' }

/** Asks an admin to open a resolved ticket's chat again; the ticket then says that it waits. */
export function ReopenChat({ complaintId, variant = 'quiet' }: ReopenChatProps) {
  const reopen = useMutation(reopenComplaintMutation())
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        busy={reopen.isPending}
        busyLabel="Requesting…"
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
