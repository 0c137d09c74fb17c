import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'
import { type ErrorMoment, moments } from './moments'
import { follow, momentProgress } from './progress'
import { forgetUnfinished } from '../forgetUnfinished'
import { scenarioOf } from './visit'

const saving = moments.find(({ id }) => id === 'error-saving-plan-createplan') as ErrorMoment

afterEach(() => {
  vi.useRealTimers()
})

test('reports “ready” for a filled-in form, then “shown” for the message', async () => {
  const { user } = await renderRoute('', { scenario: scenarioOf(saving) })
  follow(saving)
  expect(momentProgress.get()).toBe('filling')
  await waitFor(() => expect(momentProgress.get()).toBe('ready'))
  expect(screen.getByRole('textbox', { name: 'Duration (days)' })).toHaveValue('15')
  await user.click(screen.getByRole('button', { name: 'Add plan' }))
  await waitFor(() => expect(momentProgress.get()).toBe('shown'))
})

test('tolerates an early click on the button', async () => {
  const { user } = await renderRoute('', { scenario: scenarioOf(saving) })
  const add = await screen.findByRole('button', { name: 'Add plan' })
  await user.click(add)
  expect(await screen.findByText('Please enter a name.')).toBeVisible()
  follow(saving)
  await waitFor(() => expect(momentProgress.get()).toBe('ready'))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Basic')
  await user.click(add)
  await waitFor(() => expect(momentProgress.get()).toBe('shown'))
})

test('reports what is missing if the page lacks a field', async () => {
  await renderRoute('/about')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const stop = follow(saving)
  await vi.advanceTimersByTimeAsync(31_000)
  await waitFor(() =>
    expect(momentProgress.get()).toEqual({ problem: 'There is no textbox “Name” on the page.' }),
  )
  stop()
})

test('clears drafts and login locks, and keeps the tab’s other stored values', () => {
  for (const key of ['draft:usr_rohan:plans', 'login-lock:devika@shorehouse.example', 'last-user'])
    sessionStorage.setItem(key, 'kept')
  forgetUnfinished()
  expect(Object.keys(sessionStorage)).toEqual(['last-user'])
})
