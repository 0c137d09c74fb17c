import { test } from '@playwright/test'

/** Where a scenario begins, and as whom. */
type Applied = { route: string; token: string | null }

/** The server that this project's tests may set up; undefined where the mock lives in the browser. */
const serverUrl = () => test.info().project.metadata['server'] as string | undefined

/** Whether the pages of this test call a server that differs from the contract. */
export const isForeign = () => serverUrl() !== undefined

/** Takes the server's data, clock and failures back to the start, or to a scenario, whose beginning it returns. */
export async function resetServer(scenario?: string): Promise<Applied> {
  const answer = await fetch(`${serverUrl()}/__mock/reset`, {
    method: 'POST',
    body: JSON.stringify({ scenario }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Applied
}
