import { setupServer } from 'msw/node'
import { setClockOffset } from '@/platform/clock'
import { seedStore } from '../store/seeding'
import { setQuirks } from '../quirks/state'
import { clearFaults } from '../faults'
import { requestHandlers } from './requestHandlers'
import type { SeedName } from '../seeds'

/** The mock for tests, where a contract breach makes the call fail. */
export const server = setupServer(...requestHandlers)

export function freshStore(seed: SeedName = 'default'): void {
  clearFaults()
  setQuirks([])
  setClockOffset(0)
  seedStore(seed)
}
