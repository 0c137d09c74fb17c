import { paths } from '@/paths'

const ABOUT = 'about'

/** The contact page’s address with a service as the subject. A query, unlike router state, works in a new tab too. */
export const contactAbout = (service: string): string =>
  `${paths.contact()}?${new URLSearchParams({ [ABOUT]: service }).toString()}`

export const aboutIn = (search: URLSearchParams): string => search.get(ABOUT) ?? ''
