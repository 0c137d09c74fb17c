/** What the demo has to say about itself: storage that is closed, full or broken, and breaches of the contract. */
let notices: readonly string[] = []
const listeners = new Set<() => void>()

function change(next: readonly string[]): void {
  notices = next
  for (const listener of listeners) listener()
}

export function addNotice(text: string): void {
  if (!notices.includes(text)) change([...notices, text])
}

export function dismissNotice(text: string): void {
  change(notices.filter((notice) => notice !== text))
}

export const currentNotices = (): readonly string[] => notices

export function onNotice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
