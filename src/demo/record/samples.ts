import type { Recording } from './recording'

/** A recording that has just begun, as a visitor on the home page. */
export const emptyRecording: Recording = {
  start: {
    route: '/',
    as: null,
    seed: 'default',
    scenario: null,
    clockDays: 0,
    faults: [],
    dialect: [],
    changed: false,
  },
  entries: [],
  before: [],
  failures: [],
  seededAt: 0,
}
