const reasons = {
  unsupported: 'This browser cannot read such links. Ask for the moment as a file, and import that.',
  unreadable: 'It is damaged or incomplete.',
  large: 'It is larger than this demo allows.',
  older: 'It was made by an older version of this demo.',
  newer: 'It was made by a newer version of this demo.',
  unknown: 'It holds something that this demo does not know.',
  origin: 'Its data set is not one of this demo.',
  now: 'Its date lies outside of what this demo shows.',
  token: 'It is signed in by a session that it does not hold.',
  route: 'Its page is not one of this product.',
  conditions: 'It forces a failure that this demo does not know.',
  rows: 'Its data does not fit this demo.',
} as const

export type MomentFault = keyof typeof reasons

export class MomentError extends Error {
  constructor(readonly fault: MomentFault) {
    super(reasons[fault])
  }
}

export const reasonOf = (error: unknown): string =>
  error instanceof MomentError ? error.message : String(error)
