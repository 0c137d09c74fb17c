import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONTACT_DELAY_MS } from '@/config/constants'
import { ContactForm } from './ContactForm'

const message = {
  Name: 'Farhan Kazi',
  Email: 'farhan@kaziboats.example',
  Subject: 'Orders at sea',
  Message: 'The boats have no network.',
}
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const fill = (values: Partial<Record<keyof typeof message | 'Phone', string>>) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } })
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('message form', () => {
  it('sends for two seconds, then clears the form and thanks the visitor', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    render(<ContactForm />)
    fill({ ...message, Email: `\u202a\u00a0${message.Email}\u202c` })
    send()
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true')
    await wait(1999)
    expect(screen.queryByRole('status')).toBeNull()
    expect(field('Name')).toHaveAttribute('readonly')
    await wait(1)
    expect(screen.getByRole('status')).toHaveTextContent('Thank you, Farhan Kazi.')
    for (const name of [...Object.keys(message), 'Phone']) expect(field(name)).toHaveValue('')
    expect(field('Name')).not.toHaveAttribute('readonly')
    expect(fetched).not.toHaveBeenCalled()
  })

  it('scrolls to the thanks if the page is still open', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
    const page = render(<ContactForm />)
    fill(message)
    send()
    await wait(CONTACT_DELAY_MS)
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
    expect(scrolled.mock.contexts[0]).toContainElement(screen.getByRole('status'))
    page.unmount()
    render(<ContactForm />)
    expect(screen.getByRole('status')).toBeInTheDocument()
    expect(scrolled).toHaveBeenCalledOnce()
  })

  it('keeps the message and reports the failure when offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const page = render(<ContactForm />)
    fill(message)
    send()
    await wait(CONTACT_DELAY_MS)
    expect(screen.queryByRole('status')).toBeNull()
    expect(screen.getByRole('alert')).toHaveTextContent('Network error. Please try again.')
    page.unmount()
    render(<ContactForm />)
    expect(field('Message')).toHaveValue(message.Message)
    online.mockReturnValue(true)
    send()
    expect(screen.queryByRole('alert')).toBeNull()
    await wait(CONTACT_DELAY_MS)
    expect(screen.getByRole('status')).toHaveTextContent('Thank you, Farhan Kazi.')
  })

  it('sends only once when submitted several times', async () => {
    render(<ContactForm />)
    fill(message)
    send()
    await wait(1000)
    fireEvent.submit(screen.getByRole('form', { name: 'Message' }))
    await wait(1000)
    expect(screen.getByRole('status')).toBeInTheDocument()
    fill({ Subject: 'The next one' })
    await wait(CONTACT_DELAY_MS)
    expect(field('Subject')).toHaveValue('The next one')
  })

  it('keeps sending after the page is left, then thanks the visitor', async () => {
    const before = render(<ContactForm />)
    fill(message)
    send()
    await wait(500)
    before.unmount()
    const after = render(<ContactForm />)
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true')
    expect(field('Message')).toHaveValue(message.Message)
    expect(field('Message')).toHaveAttribute('readonly')
    after.unmount()
    await wait(CONTACT_DELAY_MS)
    render(<ContactForm />)
    expect(screen.getByRole('status')).toHaveTextContent('Thank you, Farhan Kazi.')
    expect(field('Message')).toHaveValue('')
    fill({ Subject: 'The next one' })
    expect(screen.queryByRole('status')).toBeNull()
  })

  it.each([
    ['Name', 'Please enter your name.'],
    ['Email', 'Please enter your email address.'],
    ['Subject', 'Please enter a subject.'],
    ['Message', 'Please enter a message.'],
  ])('requires the %s', (name, text) => {
    render(<ContactForm />)
    fill({ ...message, [name]: name === 'Email' ? '  ' : ' \u200B' })
    send()
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(field(name)).toHaveFocus()
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text))
    expect(screen.queryByText('Sending…')).toBeNull()
    fill({ [name]: 'x' })
    expect(screen.queryByText(text)).toBeNull()
  })

  it('leaves the email check to the browser', () => {
    render(<ContactForm />)
    fill({ ...message, Email: 'farhan' })
    send()
    expect(field('Email')).toHaveAttribute('type', 'email')
    expect(field('Email')).toBeInvalid()
    expect(field('Email')).toHaveFocus()
  })

  it('requires all but the phone and focuses the first invalid field', () => {
    render(<ContactForm />)
    send()
    expect(screen.getAllByText(/^Please enter/)).toHaveLength(4)
    expect(field('Name')).toHaveFocus()
    expect(field('Phone')).not.toBeRequired()
    expect(field('Phone')).toHaveAttribute('type', 'tel')
  })
})

describe('contact draft', () => {
  it('survives a reload and is discarded once sent', async () => {
    const before = render(<ContactForm />)
    fill({ ...message, Phone: '+91 00000 00000' })
    before.unmount()
    const after = render(<ContactForm />)
    expect(field('Message')).toHaveValue(message.Message)
    expect(field('Phone')).toHaveValue('+91 00000 00000')
    send()
    await wait(CONTACT_DELAY_MS)
    after.unmount()
    render(<ContactForm />)
    expect(field('Message')).toHaveValue('')
  })

  it.each(['{"name":', '"text"', 'null', '{"name":7,"admin":true}'])(
    'ignores the malformed draft %s',
    (stored) => {
      sessionStorage.setItem('draft:visitor:contact', stored)
      render(<ContactForm />)
      expect(field('Name')).toHaveValue('')
    },
  )
})
