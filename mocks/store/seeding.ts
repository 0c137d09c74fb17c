import { now } from '@/platform/clock'
import { buildSeed, type SeedName } from '../seeds'
import { loadSnapshot } from './db'
import { setOrigin } from './origin'

/** Replaces everything by a data set whose dates count from now; the large one has so many users. */
export function seedStore(seed: SeedName, users?: number): void {
  const seededAt = now()
  loadSnapshot(buildSeed(seed, seededAt, users))
  setOrigin({ seed, seededAt })
}
