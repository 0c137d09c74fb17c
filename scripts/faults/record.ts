/** What the test of one cell of the matrix has come to. */
export type RecordedCell = {
  operation: string
  /** Of the operation in the contract, and of the fault in the table. */
  row: number
  column: number
  fault: string
  /** What a passed cell has shown. */
  mark?: string
  /** Why the fault cannot happen to the operation. */
  reason?: string
  /** Why the cell has failed: the first line of each error. */
  problem?: string
}

/** Where a run of the matrix leaves its cells. */
export const faultsPath = 'coverage/faults.json'
