import { paths } from '@/paths'

const ABOUT = 'about'

/** The contact page, with a service as the subject of the message: in the address, so that a new tab knows it too. */
export const contactAbout = (service: string): string =>
  `${paths.contact()}?${new URLSearchParams({ [ABOUT]: service }).toString()}`

/** The service that an address names. */
export const aboutIn = (search: URLSearchParams): string => search.get(ABOUT) ?? ''
