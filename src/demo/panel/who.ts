import { signal } from '@/platform/signal'
import { token } from '@/platform/token'

export const who = signal<string | null>(null)

export function watchWho(): void {
  const look = async () => {
    const bearer = token.get()
    const user = bearer === null ? null : await (await import('../backend')).userOf(bearer)
    if (token.get() === bearer) who.set(user?.name ?? null)
  }
  token.subscribe(() => void look())
  void look()
}
