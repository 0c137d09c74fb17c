import { setupServer } from 'msw/node'
import { setClockOffset } from '@/platform/clock'
import { seedStore } from '../store/seeding'
import { setTraits } from '../dialects/state'
import { clearFaults } from '../faults'
import { requestHandlers } from './requestHandlers'
import type { SeedName } from '../seeds'

/** The mock for tests. Nobody listens for breaches of the contract there, so a breach makes the call fail. */
export const server = setupServer(...requestHandlers)

/** What each test starts with: the rows of the seed, the real time, no faults and no dialect. */
export function freshStore(seed: SeedName = 'default'): void {
  clearFaults()
  setTraits([])
  setClockOffset(0)
  seedStore(seed)
}
