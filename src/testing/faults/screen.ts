import { act, screen, waitFor } from '@testing-library/react'
import { vi } from 'vitest'
import { queryClient } from '@/api/queryClient'
import type { OperationId } from '@/contract'
import { isShown } from '@/demo/errors/isShown'
import { allNamed } from '@/demo/steps/find'
import type { UserStep } from '@/demo/steps/step'
import { escapedPattern } from '@/lib/escapedPattern'
import { pageProblem } from '../waitForPage'

/** Real time for the page to become idle on a busy machine. */
const TIMEOUT_MS = 20_000
const patiently = { timeout: TIMEOUT_MS, interval: 15 }

export const waitUntil = (problem: () => string | null): Promise<void> =>
  waitFor(() => {
    const reason = problem()
    if (reason !== null) throw new Error(reason)
  }, patiently)

/** Waits until the page has no skeleton and no pending call. After a timeout, rejects with the reason. */
export const waitUntilIdle = (): Promise<void> =>
  waitUntil(
    () =>
      pageProblem(document.body) ?? (queryClient.isMutating() > 0 ? 'The page waits for a mutation.' : null),
  )

export const isCalled = (id: OperationId): boolean =>
  queryClient.isFetching({ queryKey: [id] }) + queryClient.isMutating({ mutationKey: [id] }) > 0

export const waitUntilCalled = (id: OperationId): Promise<void> =>
  waitUntil(() => (isCalled(id) ? null : `${id} has not been called.`))

/** Waits until only this call is pending. Then the clock may move: other answers and code load in real time. */
export const waitUntilOnlyPending = (id: OperationId): Promise<void> =>
  waitUntil(() => (queryClient.isFetching({ queryKey: [id] }) > 0 ? pageProblem(document.body, [id]) : null))

export const advanceTime = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))

const readAttributes = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'href', 'value']

export function brokenOutput(page: HTMLElement): string | null {
  const text = page.textContent
  if (text.trim() === '') return 'The page is blank.'
  if (text.includes('Unexpected Application Error!')) return 'The router’s error page is shown.'
  const attributes = [...page.querySelectorAll('*')].flatMap((element) =>
    readAttributes.map((name) => element.getAttribute(name) ?? ''),
  )
  const values = [...page.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
  for (const shown of [text, ...attributes, ...values]) {
    const found = /\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date|\bnull\b/.exec(shown)
    if (found) return `The page shows “${found[0]}”.`
  }
  return null
}

export const isReadable = (text: string): boolean => isShown(new RegExp(escapedPattern(text)))

export const isStepAvailable = (step: UserStep | undefined): boolean =>
  step !== undefined && allNamed(step.on, document.body).some((element) => !element.matches(':disabled'))

export const tryAgainButtons = (): HTMLElement[] =>
  screen.queryAllByText(/^try again$/i).flatMap((element) => element.closest('button') ?? [])

const typedBy = (steps: readonly UserStep[] = []) =>
  steps.flatMap((step) => (step.do === 'type' ? [{ on: step.on, text: step.text }] : []))

export function lostInput(steps: readonly UserStep[] | undefined): string | null {
  for (const { on, text } of typedBy(steps)) {
    const [field] = allNamed(on, document.body) as (HTMLInputElement | undefined)[]
    if (field?.value !== text) return `The input was lost: “${text}”.`
  }
  return null
}
