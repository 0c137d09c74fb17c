import { toast as sonner } from 'sonner'

/** What happened, in one line. A failure that needs an answer belongs into a Banner, not here. */
export const toast = {
  ok: (text: string) => sonner.success(text),
  err: (text: string) => sonner.error(text, { duration: 8000 }),
}
