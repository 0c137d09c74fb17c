import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NEWSLETTER_DELAY_MS } from '@/config/constants'
import { NewsletterForm } from './NewsletterForm'

const field = () => screen.getByRole('textbox', { name: 'Email for the newsletter' })
const type = (email: string) => fireEvent.change(field(), { target: { value: email } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
  render(<NewsletterForm title="Newsletter" />)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('newsletter form', () => {
  it('subscribes after one second and clears the field', async () => {
    type('\u202a\u00a0devika@shorehouse.example\u202c')
    press('Subscribe')
    const waiting = screen.getByRole('button', { name: 'Sending…' })
    expect(waiting).toHaveAttribute('aria-disabled', 'true')
    await wait(NEWSLETTER_DELAY_MS - 1)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    await wait(1)
    expect(screen.getByRole('status')).toHaveTextContent('Thank you for subscribing to our newsletter!')
    expect(field()).toHaveValue('')
    expect(screen.getByRole('button', { name: 'Subscribe' })).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('keeps an address typed while another is sent', async () => {
    type('devika@shorehouse.example')
    press('Subscribe')
    type('asha@pawarfarms.example')
    await wait(NEWSLETTER_DELAY_MS)
    expect(screen.getByRole('status')).toHaveTextContent('Thank you for subscribing to our newsletter!')
    expect(field()).toHaveValue('asha@pawarfarms.example')
  })

  it.each([
    ['a new address', () => type('asha@pawarfarms.example')],
    ['a choice', () => fireEvent.click(screen.getByRole('radio', { name: 'Unsubscribe' }))],
  ])('clears its message on %s', async (_action, change) => {
    press('Subscribe')
    change()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field()).not.toHaveAttribute('aria-invalid')
  })

  it('restores the address and the choice after a reload, until sent', async () => {
    const reload = () => {
      cleanup()
      render(<NewsletterForm title="Newsletter" />)
    }
    type('devika@shorehouse.example')
    fireEvent.click(screen.getByRole('radio', { name: 'Unsubscribe' }))
    reload()
    expect(field()).toHaveValue('devika@shorehouse.example')
    press('Unsubscribe')
    await wait(NEWSLETTER_DELAY_MS)
    reload()
    expect(field()).toHaveValue('')
    expect(screen.getByRole('radio', { name: 'Subscribe' })).toBeChecked()
  })

  it('puts the radio buttons before the email field and the button', () => {
    const form = screen.getByRole('form', { name: 'Newsletter' })
    const controls = [...form.querySelectorAll('input, button')]
    expect(controls).toEqual([...screen.getAllByRole('radio'), field(), screen.getByRole('button')])
  })

  it('unsubscribes', async () => {
    type('devika@shorehouse.example')
    fireEvent.click(screen.getByRole('radio', { name: 'Unsubscribe' }))
    press('Unsubscribe')
    await wait(NEWSLETTER_DELAY_MS)
    expect(screen.getByRole('status')).toHaveTextContent('You have been unsubscribed from our newsletter.')
  })

  it('keeps a choice made before hydration', () => {
    const container = document.body.appendChild(document.createElement('div'))
    const form = <NewsletterForm title="Newsletter" />
    container.innerHTML = renderToString(form)
    fireEvent.click(within(container).getByRole('radio', { name: 'Unsubscribe' }))
    render(form, { container, hydrate: true })
    expect(within(container).getByRole('button')).toHaveAccessibleName('Unsubscribe')
  })

  it.each(['', '   ', 'devika'])('rejects %j at once', (email) => {
    type(email)
    press('Subscribe')
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid email address')
    expect(field()).toHaveFocus()
  })

  it('keeps the email address after a failure', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    type('devika@shorehouse.example')
    press('Subscribe')
    await wait(NEWSLETTER_DELAY_MS)
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
    expect(field()).toHaveValue('devika@shorehouse.example')
  })
})
