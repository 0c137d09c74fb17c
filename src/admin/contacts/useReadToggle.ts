import { useMutation, useQueryClient } from '@tanstack/react-query'
import { contactsQuery, markContactReadMutation, markContactUnreadMutation } from '@/api/contacts'
import { patch } from '@/api/query'
import type { Contact } from '@/contract'

/** Marks a message read or unread on the screen at once; a call that fails does not change it back (SPEC section 8). */
export function useReadToggle() {
  const client = useQueryClient()
  const read = useMutation(markContactReadMutation())
  const unread = useMutation(markContactUnreadMutation())
  return async ({ _id, read: isRead }: Contact) => {
    await patch(client, contactsQuery(), (contacts) =>
      contacts.map((contact) => (contact._id === _id ? { ...contact, read: !isRead } : contact)),
    )
    if (isRead) unread.mutate(_id)
    else read.mutate(_id)
  }
}
