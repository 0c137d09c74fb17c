import type { AxiosAdapter } from 'axios'
import { signal } from '@/platform/signal'

export type Transport = () => Promise<AxiosAdapter | undefined>

const transport = signal<Transport>(() => Promise.resolve(undefined))

/**
 * Every call waits for the transport. The demo provides one that starts the mock on the first call and may replace the
 * network with an adapter. Imports no axios code, to keep the first chunk small.
 */
export const provideTransport = transport.set

export const openTransport = (): Promise<AxiosAdapter | undefined> => transport.get()()
