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

/** Dated relative to `nowMs`, in ms since the epoch. `users`: the size of the large seed. */
export function buildSeed(name: SeedName, nowMs: number, users?: number): Snapshot {
  return builders[name](nowMs, users)
}
