import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CrudCalls } from '@/api/crud'
import type { OperationId } from '@/contract'
import type { QueryLike } from '@/kit/feedback/QueryView'
import { focusHeading } from '../common/focusHeading'
import type { TabId } from '../tabs'
import { NEW } from '@/platform/drafts'
import { useDrafts } from '../common/useDrafts'
import { useNotice } from '../common/useNotice'

/** What one tab keeps: its records, what they are called, and the calls that change them. */
export type CrudResource<Item, Body> = {
  tab: TabId
  /** One record and several, as they are called within a sentence: "team member", "team members". */
  one: string
  many: string
  nameOf: (item: Item) => string
  /** Instead of "Add team member" and "Delete the team member Rohan Patil?". */
  addLabel?: string
  deleteTitle?: (name: string) => string
  records: QueryLike<readonly Item[]>
  /** Whose text is shown when the records cannot be fetched. */
  operation: OperationId
  calls: CrudCalls<Body>
  /** What the answer to a save says beyond that it is done. */
  remark?: (sent: Body, answer: unknown) => string | null
  /** A success disappears after so many ms. Without it, a success stays until it is dismissed. */
  clearAfterMs?: number
}

/**
 * What a tab is doing with its records. The form edits a record or adds a new one. A record that was being edited when
 * the page was left is opened again. Before a record is deleted, a dialog asks about it.
 */
export function useCrud<Item extends { _id: string }, Body>(resource: CrudResource<Item, Body>) {
  const { tab, calls, records, clearAfterMs } = resource
  const client = useQueryClient()
  const notices = useNotice(clearAfterMs)
  const drafts = useDrafts(tab)
  const [form, setForm] = useState<{ item: Item | null; round: number }>({ item: null, round: 0 })
  const [resumed, setResumed] = useState(false)
  const [asked, setAsked] = useState<{ item: Item | null; open: boolean }>({ item: null, open: false })
  const about = form.item?._id ?? NEW
  const open = (item: Item | null) => setForm(({ round }) => ({ item, round: round + 1 }))
  if (!resumed && records.data) {
    setResumed(true)
    const item = records.data.find(({ _id }) => _id === drafts.latest())
    if (item) setForm({ item, round: 0 })
  }
  const leave = (item: Item | null) => {
    notices.dismiss()
    // a form that is being saved must stay, because it shows how the save ends
    const saves = [calls.create, calls.update].filter((call) => call !== undefined)
    if (saves.every(({ mutationKey }) => client.isMutating({ mutationKey }) === 0)) open(item)
  }
  // also what a form of an earlier visit to this tab has sent
  const closeForm = useEffectEvent(() => open(null))
  useEffect(() => drafts.onSent(about, () => closeForm()), [drafts, about])
  return {
    ...resource,
    notices,
    editing: form.item,
    formKey: `${about} ${form.round}`,
    takesFocus: form.round > 0,
    edit: leave,
    cancel: () => {
      drafts.forget(about)
      leave(null)
    },
    saved: notices.ok,
    asked,
    askDelete: (item: Item) => {
      notices.dismiss()
      setAsked({ item, open: true })
    },
    keep: () => setAsked(({ item }) => ({ item, open: false })),
    deleted: (item: Item) => {
      setAsked({ item, open: false })
      drafts.forget(item._id)
      if (item._id === about) open(null)
      notices.ok(calls.remove.done)
      // the button that opened the question has gone with its record
      requestAnimationFrame(focusHeading)
    },
  }
}

export type Crud<Item extends { _id: string }, Body> = ReturnType<typeof useCrud<Item, Body>>
