import type { Entry } from './recording'

/** Where the listeners note the user's steps. */
export type Notebook = {
  /** Call this before the page reacts. Returns a function that withdraws the step. `hadText`: the field was not empty. */
  note: (step: Entry['step'], hadText?: boolean) => () => void
  /** Replaces the last step when more is typed into its field. */
  change: (step: Entry['step']) => void
  count: () => number
  hasChanged: () => boolean
}
