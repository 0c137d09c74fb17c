import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { complaintQuery, sendChatMessageMutation } from '@/api/complaints'
import { ApiFailure } from '@/api/failure'
import { draftStore } from '@/platform/drafts'
import { signal } from '@/platform/signal'
import { token } from '@/platform/token'
import { useSignal } from '@/platform/useSignal'
import type { Failure } from '@/texts/failure'

const outbox = draftStore('chat-outbox', (stored) => z.array(z.string()).safeParse(stored).data ?? null)

type Delivery = 'sending' | { failed: unknown }
const deliveries = signal<Readonly<Record<string, Delivery>>>({})

/** The page was reloaded while a message was being sent. */
const interrupted: Failure = { kind: 'network', mayBeDone: true }

export type Outbox = ReturnType<typeof useOutbox>

/**
 * The messages of a chat that are not sent yet, kept for this tab. They are sent one after the other, also once the chat
 * is left; the first that fails stops the rest, so that they arrive in the order in which they were written.
 */
export function useOutbox(complaintId: string, owner: string) {
  const client = useQueryClient()
  const call = sendChatMessageMutation()
  const send = useMutation({
    ...call,
    onError: async (...failure) => {
      void call.onError?.(...failure)
      // the ticket may have been resolved meanwhile: then that is the news, and not the failure
      if (failure[0] instanceof ApiFailure && failure[0].answered)
        await client.invalidateQueries({ queryKey: complaintQuery(complaintId).queryKey })
    },
  })
  const place = `${owner} ${complaintId}`
  const read = () => outbox.read(owner, complaintId) ?? []
  const write = (texts: string[]) => outbox.write(owner, texts.length > 0 ? texts : null, complaintId)
  const note = (delivery?: Delivery) => {
    const { [place]: _ended, ...others } = deliveries.get()
    deliveries.set(delivery ? { ...others, [place]: delivery } : others)
  }

  const deliver = async () => {
    if (deliveries.get()[place] === 'sending') return
    note('sending')
    const bearer = token.get()
    try {
      for (let [text] = read(); text !== undefined && token.get() === bearer; [text] = read()) {
        await send.mutateAsync({ id: complaintId, text })
        write(read().slice(1))
      }
      note()
    } catch (error) {
      note({ failed: error })
    }
  }

  const unsent = JSON.parse(
    useSyncExternalStore(outbox.subscribe, () => JSON.stringify(read())),
  ) as readonly string[]
  const delivery = useSignal(deliveries)[place]
  const stopped = unsent.length > 0 && delivery !== 'sending'
  return {
    unsent,
    /** Why nothing more is sent; null while nothing waits, or the next one is on its way. */
    failure: stopped ? (delivery?.failed ?? interrupted) : null,
    add: (text: string) => {
      write([...read(), text])
      void deliver()
    },
    retry: () => void deliver(),
    remove: (index: number) => write(read().filter((_text, at) => at !== index)),
  }
}
