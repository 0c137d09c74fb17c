import type { ServiceGroup } from './serviceList'

type GroupText = {
  group: ServiceGroup
  /** The fragment that leads to the group. */
  anchor: string
  text: string
}

/** The groups in the order of a job: what is built, what is added, how it looks, who keeps it going. */
export const serviceGroups: readonly GroupText[] = [
  {
    group: 'Build',
    anchor: 'build',
    text: 'A thing that was not there before. You get its address on the second day and watch it grow.',
  },
  {
    group: 'Add to it',
    anchor: 'add-to-it',
    text: 'For a site that you have already, ours or anybody’s. We look at the code before we name a day.',
  },
  {
    group: 'Design',
    anchor: 'design',
    text: 'Drawn on the phone that your customers hold. You choose between drawings, not between adjectives.',
  },
  {
    group: 'Keep it running',
    anchor: 'keep-it-running',
    text: 'The dull work that decides whether a site still earns in its third year.',
  },
]
