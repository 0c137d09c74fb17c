const AT_ONCE = 6

/** Does the work for each item, a few at a time. Rejects with the first error once those under way have ended. */
export async function sideBySide<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      try {
        await work(item)
      } catch (error) {
        // the others have nothing more to begin
        queue.length = 0
        throw error
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker))
  const failed = ended.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
