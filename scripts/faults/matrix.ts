import type { RecordedCell } from './record.ts'

/** What a passed cell has shown: its letter in the table, and what it stands for. */
export const marks = {
  text: ['T', 'the text of the catalogue, what was typed is kept, and trying again works'],
  login: ['L', 'the session ends with its text, and signing in leads back to what was typed and to be done'],
  silent: ['S', 'nothing is said, as the specification has it, and trying again works'],
  done: ['D', 'the server has done it and its answer cannot be read: the screen says that it is done'],
  stands: ['V', 'the screen stands with values that nobody knows'],
  waits: ['W', 'the screen waits for 10 seconds without a failure, then it works'],
  once: ['1', 'done although the answer was lost: not called failed when sent again, and done once'],
  twice: [
    '2',
    'sent again after a timeout and done twice, for nothing tells the two apart (docs/contract.md)',
  ],
} as const satisfies Record<string, readonly [letter: string, meaning: string]>

const isMark = (mark: string): mark is keyof typeof marks => mark in marks

/** The letter of a cell; a dot where the fault cannot happen, X where the cell has failed. */
export function letterOf(cell: RecordedCell | undefined): string {
  if (cell === undefined) return ' '
  if (cell.reason !== undefined) return '·'
  return cell.mark !== undefined && isMark(cell.mark) ? marks[cell.mark][0] : 'X'
}

export type Row = { operation: string; cells: (RecordedCell | undefined)[] }
export type FaultMatrix = {
  faults: string[]
  rows: Row[]
  failed: RecordedCell[]
  /** How many cells there are, and to how many the fault cannot happen. */
  count: number
  apart: number
  /** Why a fault cannot happen, and where. */
  reasons: Map<string, string[]>
}

/** The recorded cells as rows of operations and columns of faults, in the order of the contract and of the table. */
export function faultMatrix(cells: readonly RecordedCell[]): FaultMatrix {
  const faults: string[] = []
  const rows: Row[] = []
  const reasons = new Map<string, string[]>()
  for (const cell of cells.toSorted((a, b) => a.row - b.row)) {
    faults[cell.column] = cell.fault
    let row = rows.at(-1)
    if (row?.operation !== cell.operation) rows.push((row = { operation: cell.operation, cells: [] }))
    row.cells[cell.column] = cell
    if (cell.reason === undefined) continue
    reasons.set(cell.reason, [...(reasons.get(cell.reason) ?? []), `${cell.operation}: ${cell.fault}`])
  }
  const apart = cells.filter(({ reason }) => reason !== undefined).length
  const failed = cells.filter((cell) => letterOf(cell) === 'X')
  return { faults, rows, failed, count: cells.length, apart, reasons }
}
