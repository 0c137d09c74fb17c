import { signal } from '@/platform/signal'
import type { LoginAside } from '@/site/login/LoginPage'

type Load = () => Promise<LoginAside>

const load = signal<Load | null>(null)

/** Call before the router loads the page, to fetch page and aside together. Takes a loader, to keep the first chunk small. */
export const provideLoginAside = load.set

export const loadLoginAside = async (): Promise<LoginAside | undefined> => load.get()?.()
