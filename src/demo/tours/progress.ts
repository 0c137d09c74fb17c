import * as z from 'zod/mini'
import { signal } from '@/platform/signal'
import { storedTour } from './storedTour'
import type { Tour, TourStep } from './tour'
import { tours } from './tours'

/** How far a tour is. `aside`: it was ended before its end, and can be gone on with. */
export type Progress = { tour: Tour; index: number; aside: boolean }

const storedSchema = z.strictObject({
  tour: z.string().check(z.maxLength(40)),
  index: z.int().check(z.minimum(0)),
  aside: z.boolean(),
})

const schema = z.pipe(
  storedSchema,
  z.transform(({ tour: id, ...rest }: z.infer<typeof storedSchema>, context): Progress => {
    const tour = tours.find((candidate) => candidate.id === id)
    if (tour && tour.steps.length > rest.index) return { tour, ...rest }
    context.issues.push({ code: 'custom', input: id, message: 'There is no such step.' })
    return z.NEVER
  }),
)

/** What the browser has stored of a tour; null where it is nothing that a tour has written. */
export function readProgress(stored: string | null): Progress | null {
  try {
    return schema.parse(JSON.parse(stored ?? 'null'))
  } catch {
    return null
  }
}

/** Null while there is no tour. A reload finds it again. */
export const progress = signal(readProgress(storedTour.read()))
progress.subscribe(keepForReload)

/** Notes it for the page that is loaded next; on this one nothing changes. */
export function keepForReload(next: Progress | null): void {
  storedTour.write(next && JSON.stringify({ ...next, tour: next.tour.id }))
}

/** The step that the person is at; undefined while there is no tour, or it is put aside. */
export function currentStep(): TourStep | undefined {
  const now = progress.get()
  return now?.aside === false ? now.tour.steps[now.index] : undefined
}

/** On to the next step; the tour is over after its last. */
export function nextStep(): void {
  const now = progress.get()
  if (!now) return
  const index = now.index + 1
  progress.set(index < now.tour.steps.length ? { ...now, index } : null)
}

export function putAside(): void {
  const now = progress.get()
  if (now) progress.set({ ...now, aside: true })
}
