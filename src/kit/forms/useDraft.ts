import { useState } from 'react'
import { readDraft, writeDraft } from '@/platform/drafts'

/** A text that is typed, with its draft behind it. */
export function useDraft(userId: string, what: string): [text: string, change: (text: string) => void] {
  const [text, setText] = useState(() => readDraft(userId, what))
  return [
    text,
    (next) => {
      setText(next)
      writeDraft(userId, what, next)
    },
  ]
}
