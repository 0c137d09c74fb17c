import type { Moment } from './schema'

/** The default data set, unchanged. */
export const untouched: Moment = {
  version: 2,
  origin: { seed: 'default', seededAt: Date.UTC(2026, 10, 22, 7) },
  now: Date.UTC(2026, 10, 22, 8),
  token: null,
  route: '/dashboard',
  conditions: { faults: [], quirks: [] },
  changes: {},
}
