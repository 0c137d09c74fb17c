import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotice } from '../useNotice'

/**
 * What a tab is doing with its records: which one the form holds (none: it adds one), and which one is asked about
 * before it goes. Each `round` starts the form afresh. Successes clear themselves where a time is given.
 */
export function useCrud<Item>(clearAfterMs?: number) {
  const client = useQueryClient()
  const notices = useNotice(clearAfterMs)
  const [form, setForm] = useState<{ item: Item | null; round: number }>({ item: null, round: 0 })
  const [asked, setAsked] = useState<{ item: Item | null; open: boolean }>({ item: null, open: false })
  const start = (item: Item | null) => {
    // a form that is being saved must stay: what becomes of it is told in it
    if (client.isMutating() > 0) return
    notices.dismiss()
    setForm(({ round }) => ({ item, round: round + 1 }))
  }
  return {
    notices,
    editing: form.item,
    round: form.round,
    edit: (item: Item) => start(item),
    reset: () => start(null),
    saved: (text: string) => {
      setForm(({ round }) => ({ item: null, round: round + 1 }))
      notices.ok(text)
    },
    asked,
    askDelete: (item: Item) => {
      notices.dismiss()
      setAsked({ item, open: true })
    },
    keep: () => setAsked(({ item }) => ({ item, open: false })),
    deleted: (item: Item, text: string) => {
      setAsked({ item, open: false })
      setForm((before) => (before.item === item ? { item: null, round: before.round + 1 } : before))
      notices.ok(text)
    },
  }
}

export type Crud<Item> = ReturnType<typeof useCrud<Item>>
