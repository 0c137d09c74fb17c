import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { liftLatency } from '@mocks/faults'
import { demoPassword, personaOf } from '@mocks/seeds/personas'
import { provideLoginAside } from '@/app/loginAside'
import { PersonaList } from '@/demo/PersonaList'
import { closeSession } from '@/session/state'
import { renderRoute } from '@/testing/renderRoute'
import { LoginForm } from './LoginForm'
import { keepLock } from './loginLocks'
import { useLogin } from './useLogin'

const email = () => screen.findByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const submit = () => within(screen.getByRole('form', { name: 'Login' })).getByRole('button', { name: /^Log/ })
const devika = personaOf('active')

type Options = Parameters<typeof renderRoute>[1]

async function logIn(options: Options, secret = demoPassword) {
  const product = await renderRoute('/login', options)
  await product.user.type(await email(), devika.email)
  await product.user.type(password(), secret)
  await product.user.click(submit())
  return product
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('login form', () => {
  it('enables Login once both fields are filled and the email has an @', async () => {
    const { user } = await renderRoute('/login')
    await user.type(await email(), 'devika')
    await user.type(password(), '  ')
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    await user.type(await email(), '@shorehouse.example')
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    await user.type(password(), 'x')
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled', 'true'))
  })

  it('shows an error when Enter submits an incomplete form', async () => {
    const { user } = await renderRoute('/login')
    await user.type(await email(), 'devika{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter valid email and password.')
  })

  it('disables its fields while submitting, then opens the dashboard', async () => {
    const product = await logIn({ faults: [{ operation: 'login', kind: 'latency', ms: 25_000 }] })
    await waitFor(() => expect(password()).toBeDisabled())
    expect(submit()).toHaveTextContent('Logging in…')
    await product.user.click(submit())
    liftLatency()
    await waitFor(() => expect(product.router.state.location.pathname).toBe('/dashboard'))
  })

  it('shows the server’s reason, keeps the input and focuses the password', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
    await logIn({}, 'wrong one')
    const message = 'Invalid email or password.'
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getAllByText(message)).toHaveLength(1)
    expect(await email()).toHaveValue(devika.email)
    expect(password()).toHaveValue('wrong one')
    await waitFor(() => expect(password()).toHaveFocus())
    expect(scrolled.mock.contexts[0]).toContainElement(screen.getByRole('alert'))
  })
})

describe('failed login', () => {
  it('locks the form after a 429, with a countdown', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await logIn({
      faults: [{ operation: 'login', kind: 'status', status: 429, times: 1 }],
      advanceTimers: (ms) => vi.advanceTimersByTime(ms),
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many login attempts. Please wait a moment and try again.',
    )
    // an impatient Enter, meant for Login
    await user.keyboard('{Enter}')
    expect(await email()).toBeDisabled()
    expect(password()).toBeDisabled()
    expect(screen.getByRole('timer')).toHaveTextContent('You can try again in 30 seconds.')
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(screen.getByText(/^(18|19) s$/)).toBeInTheDocument()
    expect(screen.getByRole('timer')).toHaveTextContent('You can try again in 20 seconds.')
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(await email()).toBeEnabled()
    expect(screen.getByText('You can try again now.')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

it('locks an email that was filled in before hydration', async () => {
  const Login = () => <LoginForm login={useLogin()} />
  const form = (
    <QueryClientProvider client={new QueryClient()}>
      <Login />
    </QueryClientProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(form)
  fireEvent.input(await email(), { target: { value: devika.email } })
  keepLock(devika.email, 30)
  render(form, { container, hydrate: true })
  expect(await screen.findByRole('timer')).toHaveTextContent('You can try again in 30 seconds.')
  expect(await email()).toBeDisabled()
})

describe('message above the form', () => {
  const blocked = /^Your browser does not store your login/

  it('shows the message passed by the previous page', async () => {
    const { router } = await renderRoute('/about')
    await act(() => router.navigate('/login', { state: { message: 'Your password was changed.' } }))
    expect(await screen.findByText('Your password was changed.')).toBeVisible()
    expect(screen.queryByText(blocked)).toBeNull()
  })

  it('warns, if storage is blocked, that a reload logs the user out', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError')
      })
    await renderRoute('/dashboard')
    expect(await screen.findByText(blocked)).toBeVisible()
  })

  it('shows, until dismissed, why the session ended', async () => {
    const { user, router } = await renderRoute('/about', { as: 'active' })
    await act(() => router.navigate('/team'))
    act(() => closeSession({ notice: 'Your session has ended. Please log in again.' }))
    await act(() => router.navigate('/login'))
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Your session has ended. Please log in again.')).not.toBeInTheDocument()
  })
})

describe('login sidebar', () => {
  it('shows what an account contains', async () => {
    await renderRoute('/login')
    await email()
    const aside = within(screen.getByRole('main')).getByRole('complementary')
    expect(within(aside).getByRole('heading', { name: 'What’s inside' })).toBeVisible()
  })

  it('lists the demo personas and logs in with one click', async () => {
    provideLoginAside(async () => PersonaList)
    const { user, router } = await renderRoute('/login')
    expect(await screen.findByText(devika.title)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'What’s inside' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: /Log in as Devika Nair/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  })
})
