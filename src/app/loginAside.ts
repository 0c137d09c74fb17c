import { signal } from '@/platform/signal'
import type { LoginAside } from '@/site/login/LoginPage'

type Load = () => Promise<LoginAside>

const load = signal<Load | null>(null)

/**
 * Sets what is shown beside the login form; null for nothing. Call it before the router loads the page, because both are
 * fetched together. Imports no component, to keep the first chunk small.
 */
export const provideLoginAside = load.set

export const loadLoginAside = async (): Promise<LoginAside | undefined> => load.get()?.()
