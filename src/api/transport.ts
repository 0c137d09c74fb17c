import type { AxiosAdapter } from 'axios'

export type Transport = () => Promise<AxiosAdapter | undefined>

let transport: Transport = () => Promise.resolve(undefined)

/**
 * Every call waits for the transport first. The demo gives one that starts the mock: at the first call and not before.
 * An adapter answers in place of the network. Imports no axios, so that the first paint can set it.
 */
export function provideTransport(next: Transport): void {
  transport = next
}

export const openTransport = (): Promise<AxiosAdapter | undefined> => transport()
