import type { Fault } from '@mocks/faults'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

type Values = { name?: string; email?: string; password?: string }
const valid = { name: 'Asha Pawar', email: 'asha@pawarfarms.example', password: 'a long sentence' }

const form = () => within(screen.getByRole('form', { name: 'Register' }))
const press = () => form().getByRole('button', { name: /^Register/ })

async function register(values: Values, faults: Fault[] = []) {
  const product = await renderRoute('/register', { faults })
  await screen.findByLabelText('Name')
  const fields = [
    ['Name', values.name],
    ['Email', values.email],
    ['Password', values.password],
  ] as const
  for (const [label, value] of fields) {
    if (value !== undefined) await product.user.type(screen.getByLabelText(label), value)
  }
  await product.user.click(press())
  return product
}

afterEach(() => void vi.restoreAllMocks())

describe('registration', () => {
  it('signs the new user in and opens the dashboard', async () => {
    const { router } = await register(valid)
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
    expect(localStorage.getItem('token')).not.toBeNull()
  })

  it.each<[Values, string, string]>([
    [{}, 'Name', 'All fields are required.'],
    [{ name: ' \u2060', email: valid.email, password: valid.password }, 'Name', 'All fields are required.'],
    [{ name: 'Asha', password: valid.password }, 'Email', 'All fields are required.'],
    [{ ...valid, email: 'asha' }, 'Email', 'Please enter a valid email address.'],
    [{ ...valid, password: 'short' }, 'Password', 'Password must be at least 8 characters.'],
  ])('rejects %o and focuses the invalid field', async (values, label, text) => {
    await register(values)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(screen.getByLabelText(label)).toHaveFocus()
  })

  it('shows the server’s reason in view and focuses the email', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
    await register({ ...valid, email: 'devika@shorehouse.example' })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('User already exists.')
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
    expect(scrolled.mock.contexts[0]).toContainElement(alert)
  })

  it('logs in if the account was created but the answer is lost', async () => {
    const lost: Fault = { operation: 'register', kind: 'status', status: 504, done: true, times: 1 }
    const { router } = await register(valid, [lost])
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  })

  it('registers an email pasted with invisible marks', async () => {
    const { router } = await register({ ...valid, email: `\u202a${valid.email}\u202c` })
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  })

  it('redirects a user who is already signed in', async () => {
    const { router } = await renderRoute('/register', { as: 'admin' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin-dashboard'))
  })
})
