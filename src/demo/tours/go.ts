import { applyScenario, signInAs } from '@mocks/scenarios/applyScenario'
import { personaOf } from '@mocks/seeds/personas'
import { token } from '@/platform/token'
import { isInMemory, startBackend, userOf } from '../backend'
import { forgetUnfinished } from '../forgetUnfinished'
import { addNotice } from '../notices'
import { isOpen } from '../panel/barState'
import { load as openPage } from '../panel/controls'
import { keepForReload, nextStep, type TourProgress, tourProgress } from './progress'
import type { Person, Tour } from './tour'
import { isAt } from './watch'

/** Starts the tour from its scenario, which replaces the demo's data. */
export async function startTour(tour: Tour): Promise<void> {
  await startBackend()
  const begun = await applyScenario(tour.scenario)
  forgetUnfinished()
  token.set(begun.token)
  load({ tour, index: 0, aside: false }, begun.route)
}

/** Opens the step's page as the step's person. If the data has no such person, shows a message. */
export async function openStep({ tour, index, skipped }: TourProgress): Promise<void> {
  const step = tour.steps[index]
  if (!step) return
  try {
    await signInPerson(step.who)
  } catch {
    return addNotice('The people of this tour are not in the current data. Start the tour again.')
  }
  load({ tour, index, aside: false, skipped }, step.from ?? step.on)
}

/** Goes to the next step. Loads its page only if the page differs or the step belongs to another person. */
export async function skipStep(now: TourProgress): Promise<void> {
  const index = now.index + 1
  const next = now.tour.steps[index]
  if (next && (next.who !== now.tour.steps[now.index]?.who || !isAt(next.on)))
    return openStep({ ...now, index, skipped: true })
  tourProgress.set({ ...now, skipped: true })
  nextStep()
}

function load(progress: TourProgress, address: string): void {
  keepForReload(progress)
  isOpen.set(false)
  openPage(address)
  // without a reload, nothing reads the stored progress
  if (isInMemory()) tourProgress.set(progress)
}

/** Signs in as this person, unless they are signed in already. Rejects if the store does not have them. */
async function signInPerson(who: Person): Promise<void> {
  const user = await userOf(token.get() ?? '')
  if (who === 'visitor') return token.set(null)
  const isSignedIn = who === 'client' ? user?.role === 'user' : user?._id === personaOf(who).userId
  if (!isSignedIn) token.set(await signInAs(who === 'client' ? 'new' : who))
}
