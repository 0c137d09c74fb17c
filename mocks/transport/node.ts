import { setupServer } from 'msw/node'
import { setClockOffset } from '@/platform/clock'
import { seedStore } from '../store/seeding'
import { setTraits } from '../dialects/state'
import { clearFaults } from '../faults'
import { requestHandlers } from './requestHandlers'
import type { SeedName } from '../seeds'

/** The mock for tests, where a contract breach makes the call fail. */
export const server = setupServer(...requestHandlers)

/** Resets rows, clock, faults and dialect. */
export function freshStore(seed: SeedName = 'default'): void {
  clearFaults()
  setTraits([])
  setClockOffset(0)
  seedStore(seed)
}
