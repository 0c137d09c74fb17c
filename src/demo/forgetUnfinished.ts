import { forgetStored } from '@/platform/storage'
import { storedTour } from './tours/storedTour'

/** Clears this tab's drafts and login locks and ends the tour, when the data that they belong to is replaced. */
export function forgetUnfinished(): void {
  for (const beginning of ['draft:', 'login-lock:']) forgetStored('sessionStorage', beginning)
  storedTour.set(null)
}
