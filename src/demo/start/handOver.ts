import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'
import { token } from '@/platform/token'

/** What someone else can do next, now that this user has acted. */
export type HandOver = { title: string; label: string; to: 'admin' | 'client'; at: string }

/** The offer shown now, or null. */
export const handOver = signal<HandOver | null>(null)
token.subscribe(() => handOver.set(null))

/** The token of the client whose request waits for the admin. */
export const client = storedText('sessionStorage', 'demo-client')
