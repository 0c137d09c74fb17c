import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CrudCalls } from '@/api/crud'
import { focusHeading } from '../shared/focusHeading'
import type { TabId } from '../tabs'
import { NEW, useDrafts } from '../shared/useDrafts'
import { useNotice } from '../shared/useNotice'

/**
 * What a tab is doing with its records: which one the form holds (none: it adds one; one that was being edited when the
 * page was left is taken up again), and which one is asked about before it goes. Successes may clear themselves.
 */
export function useCrud<Item extends { _id: string }, Body>(
  tab: TabId,
  calls: CrudCalls<Body>,
  items: readonly Item[] | undefined,
  clearAfterMs?: number,
) {
  const client = useQueryClient()
  const notices = useNotice(clearAfterMs)
  const drafts = useDrafts(tab)
  const [form, setForm] = useState<{ item: Item | null; round: number }>({ item: null, round: 0 })
  const [resumed, setResumed] = useState(false)
  const [asked, setAsked] = useState<{ item: Item | null; open: boolean }>({ item: null, open: false })
  const about = form.item?._id ?? NEW
  const open = (item: Item | null) => setForm(({ round }) => ({ item, round: round + 1 }))
  if (!resumed && items) {
    setResumed(true)
    const item = items.find(({ _id }) => _id === drafts.latest())
    if (item) setForm({ item, round: 0 })
  }
  const leave = (item: Item | null) => {
    notices.dismiss()
    // a form that is being saved must stay: what becomes of it is told in it
    if (client.isMutating() === 0) open(item)
  }
  const done = (id: string, text: string) => {
    drafts.forget(id)
    if (id === about) open(null)
    notices.ok(text)
  }
  return {
    tab,
    calls,
    notices,
    editing: form.item,
    formKey: `${about} ${form.round}`,
    takesFocus: form.round > 0,
    edit: leave,
    cancel: () => {
      drafts.forget(about)
      leave(null)
    },
    saved: (text: string) => done(about, text),
    asked,
    askDelete: (item: Item) => {
      notices.dismiss()
      setAsked({ item, open: true })
    },
    keep: () => setAsked(({ item }) => ({ item, open: false })),
    deleted: (item: Item) => {
      setAsked({ item, open: false })
      done(item._id, calls.remove.done)
      // the button that opened the question has gone with its record
      requestAnimationFrame(focusHeading)
    },
  }
}

export type Crud<Item extends { _id: string }, Body> = ReturnType<typeof useCrud<Item, Body>>
