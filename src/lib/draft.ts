/**
 * What somebody has typed and not sent, kept for this tab until it is sent: a failure or a reload loses nothing. The
 * key holds whose it is, so that the next user of the tab does not read it.
 */
const keyOf = (userId: string, what: string) => `draft:${userId}:${what}`

/** Empty: there is none. */
export function readDraft(userId: string, what: string): string {
  try {
    return sessionStorage.getItem(keyOf(userId, what)) ?? ''
  } catch {
    return ''
  }
}

/** An empty text forgets the draft. */
export function writeDraft(userId: string, what: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(userId, what))
    else sessionStorage.setItem(keyOf(userId, what), text)
  } catch {
    // without storage the text lasts as long as the page
  }
}
