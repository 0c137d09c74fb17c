import { type FaultMatrix, letterOf, marks } from './matrix.ts'

/** The whole matrix in lines of text: what each letter means, a row for each operation, and what has failed. */
export function tableOf({ faults, rows, failed, count, apart, reasons }: FaultMatrix): string {
  const name = Math.max(...rows.map(({ operation }) => operation.length))
  const heads = faults.map((fault) => fault.padEnd(3))
  return [
    '',
    'Each operation under each fault, driven through the screen that uses it',
    ...Object.values(marks).map(([letter, meaning]) => `  ${letter}  ${meaning}`),
    ...[...reasons].map(([reason, where]) => `  ·  cannot happen, ${where.length} times: ${reason}`),
    '',
    `${' '.repeat(name)}  ${heads.join(' ')}`,
    ...rows.map(
      ({ operation, cells }) =>
        `${operation.padEnd(name)}  ${heads.map((head, index) => letterOf(cells[index]).padEnd(head.length)).join(' ')}`,
    ),
    '',
    `${count} cells, ${count - apart} driven, ${failed.length} failed.`,
    ...failed.map(
      ({ operation, fault, problem = 'not driven' }) => `  FAILED ${operation}: ${fault}: ${problem}`,
    ),
    '',
  ].join('\n')
}
