import { signal } from '@/platform/signal'
import type { LoginAside } from '@/site/login/LoginPage'

type Load = () => Promise<LoginAside>

const load = signal<Load | null>(null)

/**
 * Says what stands beside the login form; null means nothing of its own. Call this before the router loads the page,
 * because both are fetched together. This file imports no component, so the first load of every page can include it.
 */
export const provideLoginAside = load.set

export const loadLoginAside = async (): Promise<LoginAside | undefined> => load.get()?.()
