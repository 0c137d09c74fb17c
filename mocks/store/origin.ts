import * as z from 'zod/mini'
import { seedNames } from '../seeds'

/** The data set in the store. Its dates are relative to `seededAt`, in milliseconds since the epoch. */
export const originSchema = z.object({ seed: z.enum(seedNames), seededAt: z.int() })
export type Origin = z.infer<typeof originSchema>

let origin: Origin | null = null

/** The origin from which `buildSeed` recreates the original rows, or null if unknown. */
export const currentOrigin = (): Origin | null => origin

export function setOrigin(next: Origin | null): void {
  origin = next
}
