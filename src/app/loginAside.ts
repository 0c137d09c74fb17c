import type { LoginAside } from '@/site/login/LoginPage'

type Load = () => Promise<LoginAside>

let load: Load | null = null

/**
 * Fills the place beside the login form, or empties it with null. It is fetched together with the page, so it has to be
 * named before the router loads that page. Imports no component, so that the first load can call it.
 */
export function provideLoginAside(next: Load | null): void {
  load = next
}

export const loadLoginAside = async (): Promise<LoginAside | undefined> => load?.()
