import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { markNotificationReadMutation, myNotificationsQuery } from '@/api/notifications'
import { invalidate, patch } from '@/api/query'

const show = (client: QueryClient, id: string, read: boolean) =>
  patch(client, myNotificationsQuery(), ({ notifications }) => ({
    notifications: notifications.map((each) => (each._id === id ? { ...each, read } : each)),
  }))

export type MarkAllReport = { marked: number; failed: number }

export type MarkRead = ReturnType<typeof useMarkRead>

/** Shows a notification as read at once, and as unread again if the call fails. */
export function useMarkRead() {
  const client = useQueryClient()
  const { mutationKey, mutationFn } = markNotificationReadMutation()
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn,
    onMutate: (id) => show(client, id, true),
    onError: (_error, id) => show(client, id, false),
    onSettled: async () => {
      // only the last call refetches, or notifications still being marked would turn unread for a moment
      if (client.isMutating({ mutationKey }) === 1) await invalidate(client, ['listMyNotifications'])
    },
  })
  const [failures, setFailures] = useState<ReadonlyMap<string, unknown>>(new Map())

  return {
    mark: (id: string) => {
      setFailures((before) => new Map([...before].filter(([other]) => other !== id)))
      mutateAsync(id).catch((error: unknown) => setFailures((before) => new Map(before).set(id, error)))
    },
    /** Marks each with a separate call. */
    markAll: async (ids: readonly string[]): Promise<MarkAllReport> => {
      setFailures(new Map())
      const results = await Promise.allSettled(ids.map((id) => mutateAsync(id)))
      const marked = results.filter(({ status }) => status === 'fulfilled').length
      return { marked, failed: ids.length - marked }
    },
    /** Errors of notifications that were marked individually; `markAll` reports its failures separately. */
    failures,
  }
}
