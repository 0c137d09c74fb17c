import { parsedJson } from '@/lib/json'
import { events } from './signal'
import { forgetStored, storedText } from './storage'

/** The owner of drafts while signed out. */
export const VISITOR = 'visitor'

/** Used instead of an id by forms that are not about a record. */
export const NEW = 'new'

/** Keeps drafts for this tab, per owner, also after sign-out. `readable` returns null for tampered storage. */
export function draftStore<Value>(kind: string, readable: (stored: unknown) => Value | null) {
  const placeOf = (owner: string, about: string) =>
    storedText('sessionStorage', ['draft', owner, kind, about].filter(Boolean).join(':'))
  const changes = events<void>()
  return {
    /** Null if there is no draft. */
    read: (owner: string, about = ''): Value | null =>
      readable(parsedJson(placeOf(owner, about).read()) ?? null),
    write: (owner: string, value: Value | null, about = ''): void => {
      placeOf(owner, about).write(value === null ? null : JSON.stringify(value))
      changes.emit()
    },
    subscribe: changes.subscribe,
  }
}

/** Deletes the drafts of every owner whose name begins with `owners`. */
export const forgetDraftsOf = (owners: string): void => forgetStored('sessionStorage', `draft:${owners}`)

const sent = events<string>()

type Fields = Record<string, unknown>

const text = (stored: unknown) => (typeof stored === 'string' ? stored : null)
const fields = (stored: unknown) => (stored === null ? null : (Object(stored) as Fields))

export type FormDrafts = ReturnType<typeof formDrafts>

/** One owner's drafts for one kind of form. `about`: a record's id, or NEW. */
export function formDrafts(owner: string, kind: string) {
  const last = draftStore(kind, text)
  const typed = draftStore(kind, fields)
  const placeOf = (about: string) => [owner, kind, about].join(':')
  const forget = (about: string) => {
    typed.write(owner, null, about)
    if (last.read(owner) === about) last.write(owner, null)
  }
  return {
    /** The record of the form last typed into; a reload reopens this form. */
    latest: () => last.read(owner),
    read: (about: string) => typed.read(owner, about),
    write: (about: string, values: Fields) => {
      typed.write(owner, values, about)
      last.write(owner, about)
    },
    forget,
    /** Call on submit. Call the result on success: it removes the draft and empties forms that were reopened but not edited. */
    sending: (about: string) => {
      const before = JSON.stringify(typed.read(owner, about))
      return () => {
        if (JSON.stringify(typed.read(owner, about)) !== before) return
        forget(about)
        sent.emit(placeOf(about))
      }
    },
    /** Returns a function that unsubscribes. */
    onSent: (about: string, listener: () => void) =>
      sent.subscribe((place) => place === placeOf(about) && listener()),
  }
}
