import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CrudCalls } from '@/api/crud'
import { useIsUnderWay } from '@/api/useIsUnderWay'
import type { OperationId } from '@/contract'
import type { QueryLike } from '@/kit/feedback/QueryView'
import { focusHeading } from '../common/focusHeading'
import type { TabId } from '../tabs'
import { NEW } from '@/platform/drafts'
import { useDrafts } from '../common/useDrafts'
import { useNotice } from '../common/useNotice'

/** A tab's records, their names and their calls. */
export type CrudResource<Item, Body> = {
  tab: TabId
  /** Singular and plural within a sentence: "team member", "team members". */
  one: string
  many: string
  nameOf: (item: Item) => string
  /** Used instead of "Add team member" and "Delete the team member Rohan Patil?". */
  addLabel?: string
  deleteTitle?: (name: string) => string
  records: QueryLike<readonly Item[]>
  /** The operation whose message is shown when the fetch fails. */
  operation: OperationId
  calls: CrudCalls<Body>
  /** An addition to the success message, from the answer to a save. */
  remark?: (sent: Body, answer: unknown) => string | null
  /** Time in ms until a success message disappears; by default it stays until dismissed. */
  clearAfterMs?: number
}

/** State of a CRUD tab. The form adds or edits; a record with a draft is reopened; deleting asks first. */
export function useCrud<Item extends { _id: string }, Body>(resource: CrudResource<Item, Body>) {
  const { tab, calls, records, clearAfterMs } = resource
  const client = useQueryClient()
  const notices = useNotice(clearAfterMs)
  const drafts = useDrafts(tab)
  const [form, setForm] = useState<{ item: Item | null; about: string; round: number }>({
    item: null,
    about: NEW,
    round: 0,
  })
  const [resumed, setResumed] = useState(false)
  const saving = useIsUnderWay(calls.update ?? calls.create)
  const [asked, setAsked] = useState<{ item: Item | null; open: boolean }>({ item: null, open: false })
  const { about } = form
  const open = (item: Item | null) =>
    setForm(({ round }) => ({ item, about: item?._id ?? NEW, round: round + 1 }))
  if (!resumed && records.data) {
    setResumed(true)
    const latest = drafts.latest()
    const item = records.data.find(({ _id }) => _id === latest) ?? null
    // if the record has been deleted, its draft is offered for a new one
    if (latest !== null) setForm({ item, about: latest, round: 0 })
  }
  const current = records.data?.find(({ _id }) => _id === about)
  // not while saving: the form's own change would look like another admin's
  if (current && current !== form.item && !saving) setForm({ ...form, item: current })
  const isDeleting = asked.open && asked.item?._id === about
  const isGone = about !== NEW && records.data !== undefined && !current && !saving && !isDeleting
  const leave = (item: Item | null) => {
    notices.dismiss()
    // keep the form open while it saves, to show the result
    const saves = [calls.create, calls.update].filter((call) => call !== undefined)
    if (saves.every(({ mutationKey }) => client.isMutating({ mutationKey }) === 0)) open(item)
  }
  // includes saves started on an earlier visit
  const closeForm = useEffectEvent(() => open(null))
  useEffect(() => drafts.onSent(about, () => closeForm()), [drafts, about])
  return {
    ...resource,
    notices,
    editing: form.item,
    /** Whether the record has been deleted elsewhere; the form then adds it again. */
    isGone,
    /** What the draft is about: a record's ID, or NEW. */
    about,
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
      // the button that opened the dialog is gone
      requestAnimationFrame(focusHeading)
    },
  }
}

export type Crud<Item extends { _id: string }, Body> = ReturnType<typeof useCrud<Item, Body>>
