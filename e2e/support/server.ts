import { test } from '@playwright/test'
import type { Fault } from '../../mocks/faults'

type Applied = { route: string; token: string | null }

/** The server under test; undefined if the mock runs in the browser. */
const serverUrl = () => test.info().project.metadata['server'] as string | undefined

/** Whether the pages of this test call a server that differs from the contract. */
export const hasQuirks = () => serverUrl() !== undefined

/** Resets data, clock and faults, or applies a scenario. */
export async function resetServer(scenario?: string): Promise<Applied> {
  return (await control('reset', { scenario })) as Applied
}

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
