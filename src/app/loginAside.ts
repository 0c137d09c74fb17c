import { signal } from '@/platform/signal'
import type { LoginAside } from '@/site/login/LoginPage'

type Load = () => Promise<LoginAside>

const load = signal<Load | null>(null)

/** Call before the router loads the page, to fetch both together. Takes no component, to keep the first chunk small. */
export const provideLoginAside = load.set

export const loadLoginAside = async (): Promise<LoginAside | undefined> => load.get()?.()
