import { now } from '@/platform/clock'
import { buildSeed, type SeedName } from '../seeds'
import { loadSnapshot } from './db'
import { setOrigin } from './origin'

/** Replaces all rows with a data set dated relative to now. `users`: the size of the large seed. */
export function seedStore(seed: SeedName, users?: number): void {
  const seededAt = now()
  loadSnapshot(buildSeed(seed, seededAt, users))
  setOrigin({ seed, seededAt })
}
