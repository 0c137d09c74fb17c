import { paths } from '@/paths'

const ABOUT = 'about'

/** The contact page with a service as the subject, in the query so it also works in a new tab. */
export const contactAbout = (service: string): string =>
  `${paths.contact()}?${new URLSearchParams({ [ABOUT]: service }).toString()}`

export const aboutIn = (search: URLSearchParams): string => search.get(ABOUT) ?? ''
