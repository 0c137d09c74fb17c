import { events } from './signal'
import { forgetStored, storedText } from './storage'

/** Whose drafts are those of a tab where nobody is signed in. */
export const VISITOR = 'visitor'

/** What a form is about while its record does not exist yet, and any form that is about no record. */
export const NEW = 'new'

/**
 * What somebody has entered and not sent, of one kind, kept for this tab until it is sent: a failure or a reload loses
 * nothing. Each owner has drafts of their own, which the next user of the tab does not read. Those of a person outlive a
 * session. `readable` answers null for what was changed by hand in the storage.
 */
export function draftStore<Value>(kind: string, readable: (stored: unknown) => Value | null) {
  const placeOf = (owner: string, about: string) =>
    storedText('sessionStorage', ['draft', owner, kind, about].filter(Boolean).join(':'))
  const changes = events<void>()
  return {
    /** Null: there is none. */
    read: (owner: string, about = ''): Value | null => {
      try {
        return readable(JSON.parse(placeOf(owner, about).read() ?? 'null'))
      } catch {
        return null
      }
    },
    /** Null forgets the draft. */
    write: (owner: string, value: Value | null, about = ''): void => {
      placeOf(owner, about).write(value === null ? null : JSON.stringify(value))
      changes.emit()
    },
    /** Calls the listener after each change of a draft of this kind; returns how to stop that. */
    subscribe: changes.subscribe,
  }
}

/** Forgets the drafts of every owner whose name begins so. */
export const forgetDraftsOf = (owners: string): void => forgetStored('sessionStorage', `draft:${owners}`)

/** Tells the forms that are open on a draft that it was sent. */
const sent = events<string>()

type Fields = Record<string, unknown>

const text = (stored: unknown) => (typeof stored === 'string' ? stored : null)
const fields = (stored: unknown) => (stored === null ? null : (Object(stored) as Fields))

export type FormDrafts = ReturnType<typeof formDrafts>

/** What one owner has typed into the forms of one kind, by what each form is about: a record's id, or NEW. */
export function formDrafts(owner: string, kind: string) {
  const last = draftStore(kind, text)
  const typed = draftStore(kind, fields)
  const placeOf = (about: string) => [owner, kind, about].join(':')
  const forget = (about: string) => {
    typed.write(owner, null, about)
    if (last.read(owner) === about) last.write(owner, null)
  }
  return {
    /** What the form that was typed into last is about: a reload opens it again. */
    latest: () => last.read(owner),
    read: (about: string) => typed.read(owner, about),
    write: (about: string, values: Fields) => {
      typed.write(owner, values, about)
      last.write(owner, about)
    },
    forget,
    /**
     * To be called as the draft is sent; returns what to call once the server has it, also when the form has been left by
     * then. The draft is forgotten, and forms that were opened on it meanwhile are emptied, unless something else was typed.
     */
    sending: (about: string) => {
      const before = JSON.stringify(typed.read(owner, about))
      return () => {
        if (JSON.stringify(typed.read(owner, about)) !== before) return
        forget(about)
        sent.emit(placeOf(about))
      }
    },
    /** Calls the listener when the draft was sent, by this form or another; returns how to stop that. */
    onSent: (about: string, listener: () => void) =>
      sent.subscribe((place) => place === placeOf(about) && listener()),
  }
}
