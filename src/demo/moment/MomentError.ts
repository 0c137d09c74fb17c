const reasons = {
  unsupported: 'This browser cannot read such links. Ask for a file and open it in the Data tab.',
  unreadable: 'It is damaged or incomplete.',
  large: 'It is larger than this demo allows.',
  older: 'It was made by an older version of this demo.',
  newer: 'It was made by a newer version of this demo.',
  unknown: 'It holds something this demo does not know.',
  origin: 'It uses a data set this demo does not have.',
  now: 'Its date is outside what this demo can show.',
  token: 'The person it logs in is missing from its data.',
  route: 'It opens a page this product does not have.',
  conditions: 'It forces a failure this demo does not know.',
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
