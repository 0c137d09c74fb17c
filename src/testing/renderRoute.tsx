import { applyScenario, moveClock, resetMock, signInAs } from '@mocks/scenarios/applyScenario'
import { setQuirks } from '@mocks/quirks/state'
import { quirksNamed } from '@mocks/quirks/quirks'
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
  as?: PersonaId | null
  /** Keeps the data, as a reload does. Without `as` the session stays; null logs out. */
  again?: boolean
  clockDays?: number
  seed?: SeedName
  /** A scenario instead of persona and seed; its route is used if the url is empty. */
  scenario?: ScenarioId | Scenario
  faults?: Fault[]
  /** Server quirks instead of the scenario's: quirk ids, or `all`. */
  quirks?: string
  advanceTimers?: (ms: number) => void
}

const bearerOf = async (as: PersonaId | null) => (as === null ? null : signInAs(as))

/** Renders a route with the real router, client, session and mock. */
export async function renderRoute(
  url: string,
  { as, again, seed = 'default', clockDays, scenario, faults, quirks, advanceTimers }: Options = {},
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
  if (quirks !== undefined) setQuirks(quirksNamed(quirks))
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
