import { setupServer } from 'msw/node'
import { setClockOffset } from '@/platform/clock'
import { seedStore } from '../store/seeding'
import { setTraits } from '../dialects/state'
import { clearFaults } from '../faults'
import { requestHandlers } from './requestHandlers'
import type { SeedName } from '../seeds'

/** The mock for tests. Nobody listens for breaches there, so that one makes the call fail. */
export const server = setupServer(...requestHandlers)

/** The seed's rows, the real time, no faults and no dialect: what each test starts from. */
export function freshStore(seed: SeedName = 'default'): void {
  clearFaults()
  setTraits([])
  setClockOffset(0)
  seedStore(seed)
}
