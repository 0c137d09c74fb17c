import { signal } from '@/platform/signal'
import { isShown } from './isShown'
import { type ErrorMoment, messageOf } from './moments'
import { fill } from './visit'

/** `problem`: why the form could not be filled in. */
export type MomentProgress = 'filling' | 'ready' | 'shown' | { problem: string }

export const momentProgress = signal<MomentProgress>('filling')

/** Fills in the form, watching for the message: an early click may show it. Returns a function that stops the watch. */
export function follow(moment: ErrorMoment): () => void {
  const message = messageOf(moment.text)
  const watch = new MutationObserver(() => {
    if (message === null || !isShown(message)) return
    watch.disconnect()
    momentProgress.set('shown')
  })
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  const unlessShown = (next: MomentProgress) => {
    if (momentProgress.get() !== 'shown') momentProgress.set(next)
  }
  fill(moment, document.body).then(
    () => unlessShown('ready'),
    (error: unknown) => unlessShown({ problem: error instanceof Error ? error.message : String(error) }),
  )
  return () => watch.disconnect()
}
