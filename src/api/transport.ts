import type { AxiosAdapter } from 'axios'
import { signal } from '@/platform/signal'

export type Transport = () => Promise<AxiosAdapter | undefined>

const transport = signal<Transport>(() => Promise.resolve(undefined))

/** The demo's transport starts the mock on the first call. No axios here, to keep the first chunk small. */
export const provideTransport = transport.set

export const openTransport = (): Promise<AxiosAdapter | undefined> => transport.get()()
