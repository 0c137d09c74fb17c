import type { Snapshot } from '@mocks/store/rows'
import { hostileSeed } from './hostileSeed'
import { largeSeed } from './largeSeed'
import { defaultSeed, emptySeed } from './smallSeeds'

export const seedNames = ['default', 'empty', 'large', 'hostile'] as const
export type SeedName = (typeof seedNames)[number]

const builders: Record<SeedName, (nowMs: number, users?: number) => Snapshot> = {
  default: defaultSeed,
  empty: emptySeed,
  large: largeSeed,
  hostile: hostileSeed,
}

/**
 * All rows of a seed, dated relative to `nowMs` (milliseconds since the epoch). `users` is the size of the large seed,
 * 10,000 by default.
 */
export function buildSeed(name: SeedName, nowMs: number, users?: number): Snapshot {
  return builders[name](nowMs, users)
}
