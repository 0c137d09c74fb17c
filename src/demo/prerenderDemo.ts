import { buildSeed } from '@mocks/seeds'
import { provideLoginAside } from '@/app/loginAside'
import { demoFolder } from '@/config/demo'
import { now } from '@/platform/clock'
import { PersonaList } from './PersonaList'

/** The build calls this before prerendering, so that the prerendered markup matches the browser's. */
export const fillPages = () => provideLoginAside(async () => PersonaList)

export const demoPlans = () => ({ plans: buildSeed('default', now()).plan })

/** Addresses without a prerendered page. */
export const folders = [demoFolder]
