import { applyScenario, signInAs } from '@mocks/scenarios/applyScenario'
import { personaOf } from '@mocks/seeds/personas'
import { basename } from '@/config/basename'
import { token } from '@/platform/token'
import { startBackend, userOf } from '../backend'
import { forgetTyped } from '../forgetTyped'
import { addNotice } from '../notices'
import { isOpen } from '../panel/barState'
import { keepForReload, nextStep, type TourProgress } from './progress'
import type { Person, Tour } from './tour'
import { isAt } from './watch'

/** Starts the tour from its scenario, which replaces the demo's data. */
export async function startTour(tour: Tour): Promise<void> {
  await startBackend()
  const begun = await applyScenario(tour.scenario)
  forgetTyped()
  token.set(begun.token)
  load({ tour, index: 0, aside: false }, begun.route)
}

/** Opens the step's page as its person, or says that the data do not have that person. */
export async function goOn({ tour, index }: TourProgress): Promise<void> {
  const step = tour.steps[index]
  if (!step) return
  try {
    await become(step.who)
  } catch {
    return addNotice('The people of this tour are not in the present data. Start the tour again.')
  }
  load({ tour, index, aside: false }, step.from ?? step.on)
}

/** On to the next step, in its place: the page is loaded only if it is another one, or another person’s. */
export async function skipStep(now: TourProgress): Promise<void> {
  const index = now.index + 1
  const next = now.tour.steps[index]
  if (next && (next.who !== now.tour.steps[now.index]?.who || !isAt(next.on))) return goOn({ ...now, index })
  nextStep()
}

function load(progress: TourProgress, address: string): void {
  keepForReload(progress)
  isOpen.set(false)
  globalThis.location.assign(`${basename}${address}`)
}

/** Signs in as this person, unless they are it. Rejects when the store does not hold them. */
async function become(who: Person): Promise<void> {
  const user = await userOf(token.get() ?? '')
  if (who === 'visitor') return token.set(null)
  const isIt = who === 'client' ? user?.role === 'user' : user?._id === personaOf(who).userId
  if (!isIt) token.set(await signInAs(who === 'client' ? 'new' : who))
}
