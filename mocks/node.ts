import { setupServer } from 'msw/node'
import { now, setClockOffset } from '@/lib/clock'
import { loadSnapshot } from './db'
import { clearFaults } from './faults'
import { requestHandlers } from './match'
import { buildSeed, type SeedName } from './seeds'

/** The mock for tests. Nobody listens for breaches there, so that one makes the call fail. */
export const server = setupServer(...requestHandlers)

/** The seed's rows, the real time and no faults: what each test starts from. */
export function freshStore(seed: SeedName = 'default'): void {
  clearFaults()
  setClockOffset(0)
  loadSnapshot(buildSeed(seed, now()))
}
