import type { AxiosAdapter } from 'axios'
import { signal } from '@/platform/signal'

export type Transport = () => Promise<AxiosAdapter | undefined>

const transport = signal<Transport>(() => Promise.resolve(undefined))

/**
 * Every call waits for the transport first. The demo provides one that starts the mock at the first call. If it gives an
 * adapter, that adapter answers in place of the network. This file imports no code of axios, so that the code of the first
 * paint can call it.
 */
export const provideTransport = transport.set

export const openTransport = (): Promise<AxiosAdapter | undefined> => transport.get()()
