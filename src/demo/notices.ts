import { signal } from '@/platform/signal'

/** What the demo has to say about itself: storage that is closed, full or broken, and breaches of the contract. */
export const notices = signal<readonly string[]>([])

export function addNotice(text: string): void {
  if (!notices.get().includes(text)) notices.set([...notices.get(), text])
}

export function dismissNotice(text: string): void {
  notices.set(notices.get().filter((notice) => notice !== text))
}
