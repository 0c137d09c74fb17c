/** Cards in a full row. */
const ROW = 3

/** Rows without a lone card in the last one: 4 become 2 + 2, 7 become 3 + 2 + 2. */
export function inRows<Item>(items: readonly Item[]): Item[][] {
  const rows = Math.ceil(items.length / ROW)
  const missing = rows * ROW - items.length
  let from = 0
  return Array.from({ length: rows }, (_, row) =>
    items.slice(from, (from += row < rows - missing ? ROW : ROW - 1)),
  )
}
