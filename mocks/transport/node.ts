import { setupServer } from 'msw/node'
import { now, setClockOffset } from '@/platform/clock'
import { loadSnapshot } from '../store/db'
import { setTraits } from '../dialects/state'
import { clearFaults } from '../faults'
import { requestHandlers } from './requestHandlers'
import { buildSeed, type SeedName } from '../seeds'

/** The mock for tests. Nobody listens for breaches there, so that one makes the call fail. */
export const server = setupServer(...requestHandlers)

/** The seed's rows, the real time, no faults and no dialect: what each test starts from. */
export function freshStore(seed: SeedName = 'default'): void {
  clearFaults()
  setTraits([])
  setClockOffset(0)
  loadSnapshot(buildSeed(seed, now()))
}
