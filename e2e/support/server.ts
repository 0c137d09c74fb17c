import { test } from '@playwright/test'
import type { Fault } from '../../mocks/faults'

/** Where a scenario begins, and as whom. */
type Applied = { route: string; token: string | null }

/** The server that this project's tests may set up; undefined where the mock lives in the browser. */
const serverUrl = () => test.info().project.metadata['server'] as string | undefined

/** Whether the pages of this test call a server that differs from the contract. */
export const isForeign = () => serverUrl() !== undefined

/** Takes the server's data, clock and failures back to the start, or to a scenario, whose beginning it returns. */
export async function resetServer(scenario?: string): Promise<Applied> {
  return (await control('reset', { scenario })) as Applied
}

/** Forces failures on the server, in place of those before. */
export async function setServerFaults(faults: readonly Fault[]): Promise<void> {
  await control('faults', { faults })
}

async function control(action: 'reset' | 'faults', body: object): Promise<unknown> {
  const answer = await fetch(`${serverUrl()}/__mock/${action}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}
