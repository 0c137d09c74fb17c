/** The widest row of plan cards. */
const ROW = 3

/**
 * How many cards each row takes, so that no card ever stands alone under a full row: 4 are 2 + 2, 7 are 3 + 2 + 2.
 */
export function rowSizes(count: number): number[] {
  if (count <= ROW) return count > 0 ? [count] : []
  const rest = count % ROW
  const threes = Math.floor(count / ROW)
  if (rest === 0) return Array.from({ length: threes }, () => ROW)
  if (rest === 2) return [...Array.from({ length: threes }, () => ROW), 2]
  return [...Array.from({ length: threes - 1 }, () => ROW), 2, 2]
}

/** The items in those rows, in their order. */
export function inRows<Item>(items: readonly Item[]): Item[][] {
  let from = 0
  return rowSizes(items.length).map((size) => items.slice(from, (from += size)))
}
