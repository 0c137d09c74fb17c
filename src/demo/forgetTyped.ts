import { forgetStored } from '@/platform/storage'

/** Clears this tab's drafts and login locks, so forms start empty when the data is replaced. */
export function forgetTyped(): void {
  for (const beginning of ['draft:', 'login-lock:']) forgetStored('sessionStorage', beginning)
}
