import * as z from 'zod/mini'
import { seedNames } from '../seeds'

/** Which data set the store was filled with, and when, in milliseconds since the epoch: its dates count from there. */
export const originSchema = z.object({ seed: z.enum(seedNames), seededAt: z.int() })
export type Origin = z.infer<typeof originSchema>

let origin: Origin | null = null

/** What `buildSeed` makes of it are the rows before anybody has changed one. Null: nobody knows. */
export const currentOrigin = (): Origin | null => origin

export function setOrigin(next: Origin | null): void {
  origin = next
}
