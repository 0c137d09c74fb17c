import { expect, it } from 'vitest'
import { qrMatrix, qrPath } from './qrImage'

const data =
  'upi://pay?pa=chaukhat@konkanbank&pn=Chaukhat%20Web%20Studio&am=4499.00&cu=INR&tn=Premium&tr=CHA1'

it('has a quiet zone of four light modules on each side', () => {
  const { size, rows } = qrMatrix(data)
  const edge = (index: number) => index < 4 || index >= size - 4
  const dark = rows.flatMap((row, y) => row.map((on, x) => on && (edge(x) || edge(y))))
  expect(dark).not.toContain(true)
  expect(rows[4]?.slice(4, 11)).toEqual(Array.from({ length: 7 }, () => true))
})

it('draws each dark module exactly once', () => {
  const matrix = qrMatrix(data)
  const drawn = [...qrPath(matrix).matchAll(/h(\d+)v1/g)].reduce((sum, [, run]) => sum + Number(run), 0)
  expect(drawn).toBe(matrix.rows.flat().filter(Boolean).length)
})
