import { useMutation, useQueryClient } from '@tanstack/react-query'
import { contactsQuery, markContactReadMutation, markContactUnreadMutation } from '@/api/contacts'
import type { Contact } from '@/contract'

/** Marks a message read or unread on the screen at once; a call that fails changes nothing of that (SPEC section 8). */
export function useReadToggle() {
  const client = useQueryClient()
  const read = useMutation(markContactReadMutation())
  const unread = useMutation(markContactUnreadMutation())
  return async ({ _id, read: isRead }: Contact) => {
    const { queryKey } = contactsQuery()
    // a list that is on its way was read before this change and would undo it
    await client.cancelQueries({ queryKey })
    client.setQueryData(
      queryKey,
      (answer) =>
        answer && {
          contacts: answer.contacts.map((contact) =>
            contact._id === _id ? { ...contact, read: !isRead } : contact,
          ),
        },
    )
    if (isRead) unread.mutate(_id)
    else read.mutate(_id)
  }
}
