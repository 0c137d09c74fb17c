import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

const why = /^Your browser does not store your login/

afterEach(() => vi.restoreAllMocks())

test('warns that a reload logs the user out when storage is blocked', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  await renderRoute('/dashboard')
  expect(await screen.findByText(why)).toBeVisible()
})

test('shows no storage warning when storage works', async () => {
  await renderRoute('/dashboard')
  await screen.findByRole('form', { name: 'Login' })
  expect(screen.queryByText(why)).toBeNull()
})
