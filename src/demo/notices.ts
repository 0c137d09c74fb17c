import { signal } from '@/platform/signal'

/** Messages of the demo itself: about storage that is closed, full or broken, and about breaches of the contract. */
export const notices = signal<readonly string[]>([])

export function addNotice(text: string): void {
  if (!notices.get().includes(text)) notices.set([...notices.get(), text])
}

export function dismissNotice(text: string): void {
  notices.set(notices.get().filter((notice) => notice !== text))
}
