import { type ScenarioId, scenarios } from '@mocks/scenarios'
import { waitFor } from 'storybook/test'
import { queryClient } from '@/api/queryClient'

/**
 * Resolves when the page of a story shows its heading and waits for nothing but what its scenario never answers; in the
 * place of that it shows a skeleton. Rejects with what is amiss.
 */
export async function pageArrival(scenario: ScenarioId, canvasElement: HTMLElement): Promise<void> {
  const faults = scenarios[scenario].faults ?? []
  const silent: string[] = faults.filter(({ kind }) => kind === 'timeout').map(({ operation }) => operation)
  await waitFor(
    () => {
      const amiss = whatIsAmiss(canvasElement, silent)
      if (amiss !== null) throw new Error(amiss)
    },
    { timeout: 20_000 },
  )
}

/** Why a page has not arrived yet, where these operations are never answered; null once it has. */
export function whatIsAmiss(page: HTMLElement, silent: readonly string[] = []): string | null {
  const open = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
  const asked = open.map(({ queryKey }) => String(queryKey[0]))
  const answerable = asked.filter((operation) => !silent.includes(operation))
  const isLoading = page.querySelector('[aria-busy="true"]:not(button)') !== null
  // also around the page: in the rail, the bar and the dock, which are not marked as busy
  const hasShapes = page.querySelector('.skel') !== null
  if (page.querySelector('h1') === null) return 'The page has no heading.'
  if (answerable.length > 0) return `The page waits for ${answerable.join(', ')}.`
  if ((isLoading || hasShapes) && asked.length === 0)
    return 'The page shows a skeleton and has asked for nothing.'
  if (!isLoading && asked.length > 0) return `The page waits for ${asked.join(', ')} without a skeleton.`
  return null
}
