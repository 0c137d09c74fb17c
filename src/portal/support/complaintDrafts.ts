import { formDrafts, NEW } from '@/platform/drafts'

export const complaintDrafts = (owner: string) => formDrafts(owner, 'complaint')

/** Adds this text to the form for a new ticket, after any text typed there before. */
export function addToTicketDraft(owner: string, text: string): void {
  const drafts = complaintDrafts(owner)
  const { message } = drafts.read(NEW) ?? {}
  const typed = typeof message === 'string' ? message : ''
  if (!typed.includes(text))
    drafts.write(NEW, { message: [typed, text].filter((part) => part !== '').join('\n\n') })
}
