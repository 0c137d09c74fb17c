import { now } from '@/platform/clock'
import { buildSeed, type SeedName } from '../seeds'
import { loadSnapshot } from './db'
import { setOrigin } from './origin'

/** Replaces all rows with a data set dated relative to now. */
export function seedStore(seed: SeedName): void {
  const seededAt = now()
  loadSnapshot(buildSeed(seed, seededAt))
  setOrigin({ seed, seededAt })
}
