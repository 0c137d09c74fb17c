/** Cards in a full row. */
const ROW = 3

/** The number of cards in each row, without a lone card in the last row: 4 become 2 + 2, 7 become 3 + 2 + 2. */
export function rowSizes(count: number): number[] {
  const rows = Math.ceil(count / ROW)
  const missing = rows * ROW - count
  return count === 1 ? [1] : Array.from({ length: rows }, (_, row) => (row < rows - missing ? ROW : ROW - 1))
}

export function inRows<Item>(items: readonly Item[]): Item[][] {
  let from = 0
  return rowSizes(items.length).map((size) => items.slice(from, (from += size)))
}
