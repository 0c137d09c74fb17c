import { applyScenario, moveClock, resetMock, signInAs } from '@mocks/scenarios/applyScenario'
import { setTraits } from '@mocks/dialects/state'
import { traitsNamed } from '@mocks/dialects/traits'
import { addFault, type Fault } from '@mocks/faults'
import type { ScenarioId } from '@mocks/scenarios'
import type { SeedName } from '@mocks/seeds'
import type { PersonaId } from '@mocks/seeds/personas'
import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { queryClient } from '@/api/queryClient'
import { discoverRoutes, routes } from '@/app/routes'
import { DAY } from '@/lib/dates'
import { token } from '@/platform/token'

type Options = {
  /** Signed in as this persona of the seed. */
  as?: PersonaId
  /** Goes on with the data as they are, as a load of the page in the same tab does; who is signed in stays without `as`. */
  again?: boolean
  /** How many days the clock is moved after seeding; a scenario says so itself. */
  clockDays?: number
  seed?: SeedName
  /** A named state in place of persona and seed; its route is used where the url is empty. */
  scenario?: ScenarioId
  /** Failures to force, beside the scenario's own. */
  faults?: Fault[]
  /** How the server differs from the contract, in place of the scenario's own: names of traits, or `foreign`. */
  dialect?: string
  /** For fake timers: how user-event advances them. */
  advanceTimers?: (ms: number) => void
}

/** Renders an address of the product as a browser would: the real router, client, session and mock. */
export async function renderRoute(
  url: string,
  { as, again, seed = 'default', clockDays = 0, scenario, faults, dialect, advanceTimers }: Options = {},
) {
  let route = url
  let bearer: string | null = null
  if (again) {
    cleanup()
    bearer = as === undefined ? token.get() : await signInAs(as)
  } else if (scenario === undefined) {
    await resetMock(seed)
    await moveClock(clockDays * DAY)
    bearer = as === undefined ? null : await signInAs(as)
  } else {
    const applied = await applyScenario(scenario)
    bearer = applied.token
    route = url === '' ? applied.route : url
  }
  for (const fault of faults ?? []) addFault(fault)
  if (dialect !== undefined) setTraits(traitsNamed(dialect))
  queryClient.clear()
  token.set(bearer)
  const router = createMemoryRouter(routes, {
    initialEntries: [route],
    patchRoutesOnNavigation: discoverRoutes,
  })
  const view = render(<RouterProvider router={router} />)
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {})
  return { ...view, router, user }
}
