import { applyScenario } from '@mocks/scenarios/applyScenario'
import type { ScenarioId } from '@mocks/scenarios'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { openTransport } from '@/api/transport'
import { queryClient } from '@/api/queryClient'
import { discoverRoutes, routes } from '@/app/routes'
import { token } from '@/platform/token'

function Product({ route }: { route: string }) {
  const [router] = useState(() =>
    createMemoryRouter(routes, { initialEntries: [route], patchRoutesOnNavigation: discoverRoutes }),
  )
  return <RouterProvider router={router} />
}

/** Use as `meta.story({ ...pageStory('portal-active'), play: … })`. `route` opens another page with the scenario's data. */
export function pageStory(scenario: ScenarioId, route?: string) {
  return {
    parameters: { layout: 'fullscreen' as const, scenario },
    loaders: [async () => ({ route: await enter(scenario, route) })],
    render: (_args: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
      <Product route={String(loaded['route'])} />
    ),
  }
}

async function enter(scenario: ScenarioId, route?: string): Promise<string> {
  await openTransport()
  // the previous story may have left drafts
  sessionStorage.clear()
  const applied = await applyScenario(scenario)
  queryClient.clear()
  token.set(applied.token)
  return route ?? applied.route
}
