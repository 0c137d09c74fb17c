import { buildSeed } from '@mocks/seeds'
import { provideLoginAside } from '@/app/loginAside'
import { demoFolder } from '@/config/demo'
import { now } from '@/platform/clock'
import { PersonaList } from './PersonaList'

/** The build calls this before prerendering, to match the markup in the browser. */
export const fillPages = () => provideLoginAside(async () => PersonaList)

/** The plan list as the demo's server answers it. */
export const demoPlans = () => ({ plans: buildSeed('default', now()).plan })

/** The addresses that the build renders no page for. */
export const folders = [demoFolder]
