import { applyScenario, moveClock, resetMock, signInAs } from '@mocks/scenarios/applyScenario'
import { setTraits } from '@mocks/dialects/state'
import { traitsNamed } from '@mocks/dialects/traits'
import { addFault, type Fault } from '@mocks/faults'
import type { Scenario, ScenarioId } from '@mocks/scenarios'
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
  as?: PersonaId | null
  /** Goes on with the data as they are, as a load of the page in the same tab does; who is signed in stays without `as`, and goes with null. */
  again?: boolean
  /** To how many days from now the clock is moved; a scenario says so itself. */
  clockDays?: number
  seed?: SeedName
  /** A named state in place of persona and seed; its route is used where the url is empty. */
  scenario?: ScenarioId | Scenario
  /** Failures to force, beside the scenario's own. */
  faults?: Fault[]
  /** How the server differs from the contract, in place of the scenario's own: names of traits, or `foreign`. */
  dialect?: string
  /** For fake timers: how user-event advances them. */
  advanceTimers?: (ms: number) => void
}

const bearerOf = async (as: PersonaId | null) => (as === null ? null : signInAs(as))

/** Renders an address of the product as a browser would: the real router, client, session and mock. */
export async function renderRoute(
  url: string,
  { as, again, seed = 'default', clockDays, scenario, faults, dialect, advanceTimers }: Options = {},
) {
  let route = url
  let bearer: string | null = null
  const setClock = async () => clockDays !== undefined && (await moveClock(clockDays * DAY))
  if (again) {
    cleanup()
    await setClock()
    bearer = as === undefined ? token.get() : await bearerOf(as)
  } else if (scenario === undefined) {
    await resetMock(seed)
    await setClock()
    bearer = await bearerOf(as ?? null)
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
  const user = userEvent.setup({
    delay: null,
    pointerEventsCheck: 0,
    ...(advanceTimers && { advanceTimers }),
  })
  return { ...view, router, user }
}
