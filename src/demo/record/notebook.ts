import type { Entry } from './recording'

/** Where the listeners write what a person does. */
export type Notebook = {
  /** Called before the page reacts; returns how to take the step back. `hadText`: the field held something. */
  note: (step: Entry['step'], hadText?: boolean) => () => void
  /** The step that was noted last goes on: more is typed into its field. */
  change: (step: Entry['step']) => void
  count: () => number
  hasChanged: () => boolean
}
