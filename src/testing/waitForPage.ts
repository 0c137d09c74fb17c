import { type ScenarioId, scenarios } from '@mocks/scenarios'
import { waitFor } from 'storybook/test'
import { queryClient } from '@/api/queryClient'

export async function waitForPage(scenario: ScenarioId, canvasElement: HTMLElement): Promise<void> {
  const faults = scenarios[scenario].faults ?? []
  const silent: string[] = faults.filter(({ kind }) => kind === 'timeout').map(({ operation }) => operation)
  await waitFor(
    () => {
      const problem = pageProblem(canvasElement, silent)
      if (problem !== null) throw new Error(problem)
    },
    { timeout: 20_000 },
  )
}

/** Why a page is not ready yet, or null. `silent` operations are never answered. */
export function pageProblem(page: HTMLElement, silent: readonly string[] = []): string | null {
  const open = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
  const called = open.map(({ queryKey }) => String(queryKey[0]))
  const answerable = called.filter((operation) => !silent.includes(operation))
  const isLoading = page.querySelector('[aria-busy="true"]:not(button)') !== null
  // also in the sidebar, bar and dock, which are not marked as busy
  const hasSkeleton = page.querySelector('.skel') !== null
  if (page.querySelector('h1') === null) return 'The page has no heading.'
  if (answerable.length > 0) return `The page waits for ${answerable.join(', ')}.`
  if ((isLoading || hasSkeleton) && called.length === 0)
    return 'The page shows a skeleton but has called nothing.'
  if (!isLoading && called.length > 0) return `The page waits for ${called.join(', ')} without a skeleton.`
  return null
}
