import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { complaintQuery, sendChatMessageMutation } from '@/api/complaints'
import { ApiFailure } from '@/api/failure'
import { problemOf, schemas } from '@/contract'
import { isChatOpen } from '@/domain/complaint'
import { isBlank } from '@/lib/visible'
import { draftStore } from '@/platform/drafts'
import { signal } from '@/platform/signal'
import { token } from '@/platform/token'
import { useSignal } from '@/platform/useSignal'
import { type Failure, failureOf } from '@/texts/failure'

const boxes = draftStore('chat', (stored) => (typeof stored === 'string' ? stored : null))
const outbox = draftStore('chat-outbox', (stored) => z.array(z.string()).safeParse(stored).data ?? null)
const underWay = draftStore('chat-sending', (stored) => (stored === true ? stored : null))

const problemIn = (text: string) =>
  text === '' ? undefined : problemOf(schemas.sendChatMessage.body.shape.text, text)

type Delivery = 'sending' | Failure
const deliveries = signal<Readonly<Record<string, Delivery>>>({})

/** The failure to show after a reload. `mayBeDone`: a message was being sent. */
const afterReload = (mayBeDone: boolean): Failure => ({ kind: 'network', mayBeDone })

export type Outbox = ReturnType<typeof useOutbox>

/**
 * A chat's unsent text, kept for this tab: the text in the field and the submitted messages. The messages are sent one
 * after another, even after the chat is left. The first failure stops the rest, to keep their order; if no other message
 * waits and the field is empty, the failed text goes back into the field, unless the chat has been closed.
 */
export function useOutbox(complaintId: string, owner: string) {
  const client = useQueryClient()
  const call = sendChatMessageMutation()
  const send = useMutation({
    ...call,
    onError: async (...failure) => {
      void call.onError?.(...failure)
      // refetch the ticket: if it was resolved, the page says that instead of the failure
      if (failure[0] instanceof ApiFailure && failure[0].answered) {
        mark(null)
        await client.invalidateQueries({ queryKey: complaintQuery(complaintId).queryKey })
      }
    },
  })
  const place = `${owner} ${complaintId}`
  const boxed = () => boxes.read(owner, complaintId) ?? ''
  const box = (text: string) => boxes.write(owner, text || null, complaintId)
  const read = () => outbox.read(owner, complaintId) ?? []
  const write = (texts: string[]) => outbox.write(owner, texts.length > 0 ? texts : null, complaintId)
  const mark = (sending: true | null) => underWay.write(owner, sending, complaintId)
  const note = (delivery: Delivery | null) => {
    const { [place]: _ended, ...others } = deliveries.get()
    deliveries.set(delivery ? { ...others, [place]: delivery } : others)
  }

  const deliver = async () => {
    if (deliveries.get()[place] === 'sending') return
    note('sending')
    const bearer = token.get()
    try {
      for (let [text] = read(); text !== undefined && token.get() === bearer; [text] = read()) {
        mark(true)
        await send.mutateAsync({ id: complaintId, text })
        write(read().slice(1))
        mark(null)
      }
      note(null)
    } catch (error) {
      const [first = '', ...more] = read()
      const ticket = client.getQueryData(complaintQuery(complaintId).queryKey)?.complaint
      // a closed chat has no field to send it from
      const isClosed = ticket !== undefined && !isChatOpen(ticket)
      if (more.length === 0 && boxed() === '' && !isClosed) {
        write([])
        box(first)
      }
      note(token.get() === bearer ? failureOf(error) : null)
    }
  }

  const text = useSyncExternalStore(boxes.subscribe, boxed)
  const unsent = JSON.parse(
    useSyncExternalStore(outbox.subscribe, () => JSON.stringify(read())),
  ) as readonly string[]
  const stopped = unsent.length > 0 ? afterReload(underWay.read(owner, complaintId) === true) : null
  const delivery = useSignal(deliveries)[place] ?? stopped
  return {
    text,
    change: box,
    problem: problemIn(text.trim()),
    unsent,
    /** Why sending has stopped; null if it has not. */
    failure: delivery === 'sending' ? null : delivery,
    submit: () => {
      // the stored text, because a key may be pressed twice before React renders
      const next = boxed().trim()
      if (isBlank(next) || problemIn(next) !== undefined) return
      box('')
      write([...read(), next])
      void deliver()
    },
    retry: () => void deliver(),
    /** Moves a message back into the field. */
    edit: (index: number) => {
      box([unsent[index], boxed()].filter(Boolean).join('\n'))
      write(read().filter((_text, at) => at !== index))
    },
  }
}
