import * as z from 'zod/mini'
import { parsedJson } from '@/lib/json'
import { signal } from '@/platform/signal'
import { storedTour } from './storedTour'
import type { Tour, TourStep } from './tour'
import { tours } from './tours'

/** `aside`: paused. `skipped`: a step was skipped, so later ones may talk of what did not happen. */
export type TourProgress = { tour: Tour; index: number; aside: boolean; skipped?: boolean | undefined }

const storedSchema = z.strictObject({
  tour: z.string(),
  index: z.int().check(z.minimum(0)),
  aside: z.boolean(),
  skipped: z.optional(z.boolean()),
})

/** Null if the stored text is invalid. */
export function readProgress(stored: string | null): TourProgress | null {
  const { data } = storedSchema.safeParse(parsedJson(stored))
  const tour = tours.find(({ id }) => id === data?.tour)
  return data && tour && data.index < tour.steps.length ? { ...data, tour } : null
}

/** Null if there is no tour; survives a reload. */
export const tourProgress = signal(readProgress(storedTour.get()))
tourProgress.subscribe(keepForReload)
storedTour.subscribe((stored) => {
  if (stored === null) tourProgress.set(null)
})

/** Stores the progress for the next page load, without changing this page. */
export function keepForReload(next: TourProgress | null): void {
  storedTour.set(next && JSON.stringify({ ...next, tour: next.tour.id }))
}

/** Undefined if there is no tour or it is paused. */
export function currentStep(): TourStep | undefined {
  const now = tourProgress.get()
  return now?.aside === false ? now.tour.steps[now.index] : undefined
}

export function nextStep(): void {
  const now = tourProgress.get()
  if (!now) return
  const index = now.index + 1
  tourProgress.set(index < now.tour.steps.length ? { ...now, index } : null)
}

/** Ends the tour on its last step, where nothing is left to do. */
export function pauseTour(): void {
  const now = tourProgress.get()
  if (now) tourProgress.set(currentStep()?.until === 'end' ? null : { ...now, aside: true })
}
