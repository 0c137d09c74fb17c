import { act, screen, waitFor } from '@testing-library/react'
import { vi } from 'vitest'
import { queryClient } from '@/api/queryClient'
import type { OperationId } from '@/contract'
import { isShown } from '@/demo/errors/isShown'
import { allNamed } from '@/demo/steps/find'
import type { Step } from '@/demo/steps/step'
import { whatIsAmiss } from '../pageArrival'

/** How many milliseconds of real time the page gets to come to rest, on a machine that has much to do. */
const PATIENCE_MS = 20_000
const soon = { timeout: PATIENCE_MS, interval: 15 }

/** Throws what is amiss until there is nothing more. */
export const until = (amiss: () => string | null): Promise<void> =>
  waitFor(() => {
    const reason = amiss()
    if (reason !== null) throw new Error(reason)
  }, soon)

/** Resolves when the page stands, waits for nothing and shows no skeleton. Rejects with what is amiss. */
export const atRest = (): Promise<void> =>
  until(
    () =>
      whatIsAmiss(document.body) ?? (queryClient.isMutating() > 0 ? 'The page waits for a change.' : null),
  )

/** Whether the operation has been called and not been answered yet. */
export const isCalled = (id: OperationId): boolean =>
  queryClient.isFetching({ queryKey: [id] }) + queryClient.isMutating({ mutationKey: [id] }) > 0

export const isUnderWay = (id: OperationId): Promise<void> =>
  until(() => (isCalled(id) ? null : `${id} has not been called.`))

/**
 * Resolves when the page that asks for this waits for nothing else. Only then may a clock be moved: whatever else is on its
 * way, answers and code, takes real time and would be late by it.
 */
export const isAlone = (id: OperationId): Promise<void> =>
  until(() => (queryClient.isFetching({ queryKey: [id] }) > 0 ? whatIsAmiss(document.body, [id]) : null))

/** Lets so many milliseconds go by, of a test with fake timers. */
export const passes = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))

/** What a reader reads that stands in no text: in fields, pictures and names for a screen reader. */
const readAttributes = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'href', 'value']

/** What no page may show: nothing, the router's error page, or a value that is none. */
export function brokenIn(page: HTMLElement): string | null {
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

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Whether the text is to be read on the page: to be seen, or said to a screen reader alone. */
export const isRead = (text: string): boolean => isShown(new RegExp(escaped(text)))

/** Whether what the step is about is on the page and can be used. */
export const isThere = (step: Step | undefined): boolean =>
  step?.on !== undefined && allNamed(step.on, document.body).some((element) => !element.matches(':disabled'))

export const tryAgainButtons = (): HTMLElement[] =>
  screen.queryAllByText(/^try again$/i).flatMap((element) => element.closest('button') ?? [])

/** The fields that the steps have typed into, and what stood in them. */
const typedBy = (steps: readonly Step[] = []) =>
  steps.flatMap((step) => (step.do === 'type' ? [{ on: step.on, text: step.text }] : []))

/** What was typed and is not there any more. */
export function lostOf(steps: readonly Step[] | undefined): string | null {
  for (const { on, text } of typedBy(steps)) {
    const [field] = allNamed(on, document.body) as (HTMLInputElement | undefined)[]
    if (field?.value !== text) return `What was typed is lost: “${text}”.`
  }
  return null
}
