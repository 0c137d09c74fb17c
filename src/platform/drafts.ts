/** Whose drafts are those of a tab where nobody is signed in. */
export const VISITOR = 'visitor'

/** Takes the storage's place where the browser gives none, or no more: a draft then lasts as long as the page. */
const memory = new Map<string, string>()

/**
 * What somebody has typed and not sent, kept for this tab until it is sent: a failure or a reload loses nothing. The
 * key holds whose it is, so that the next user of the tab does not read it.
 */
const keyOf = (userId: string, what: string) => `draft:${userId}:${what}`

/** Empty: there is none. */
export function readDraft(userId: string, what: string): string {
  const key = keyOf(userId, what)
  try {
    return memory.get(key) ?? sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** An empty text forgets the draft. */
export function writeDraft(userId: string, what: string, text: string): void {
  const key = keyOf(userId, what)
  memory.delete(key)
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    memory.set(key, text)
  }
}
