import { useMemo } from 'react'
import { readDraft, writeDraft } from '@/platform/drafts'
import { useSession } from '@/session/session'

/** What a form is about while its record does not exist yet. */
export const NEW = 'new'

const draftsOf = (owner: string, kind: string) => ({
  /** What the form that was typed into last is about: a reload opens it again. Empty: none. */
  latest: () => readDraft(owner, kind),
  read: (about: string) => readDraft(owner, `${kind}:${about}`),
  write: (about: string, text: string) => {
    writeDraft(owner, `${kind}:${about}`, text)
    writeDraft(owner, kind, about)
  },
  forget: (about: string) => {
    writeDraft(owner, `${kind}:${about}`, '')
    if (readDraft(owner, kind) === about) writeDraft(owner, kind, '')
  },
})

export type Drafts = ReturnType<typeof draftsOf>

/** What the signed-in admin has typed into the forms of one kind, by what each is about: a record's id, or NEW. */
export function useDrafts(kind: string): Drafts {
  const { user } = useSession()
  const owner = user?._id ?? ''
  return useMemo(() => draftsOf(owner, kind), [owner, kind])
}
