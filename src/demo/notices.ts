import { signal } from '@/platform/signal'

/** The demo's own messages: storage problems and breaches of the contract. */
export const notices = signal<readonly string[]>([])

export function addNotice(text: string): void {
  if (!notices.get().includes(text)) notices.set([...notices.get(), text])
}

export function dismissNotice(text: string): void {
  notices.set(notices.get().filter((notice) => notice !== text))
}
