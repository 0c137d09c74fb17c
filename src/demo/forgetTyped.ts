import { forgetStored } from '@/platform/storage'

/** Clears this tab's drafts and login locks: replaced data start with empty forms. */
export function forgetTyped(): void {
  for (const beginning of ['draft:', 'login-lock:']) forgetStored('sessionStorage', beginning)
}
