import { screen, waitFor } from '@testing-library/react'
import { demoPassword } from '@mocks/seeds/personas'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { recordedPage } from '@/testing/recordedPage'
import { markAsDemo } from '../steps/demoPart'
import { recording } from './recording'

const { show, words, stop } = recordedPage()
const stored = () => JSON.stringify(Object.entries(sessionStorage))

afterEach(() => {
  vi.useRealTimers()
})

describe('click', () => {
  it('is recorded with a unique name or with a number', async () => {
    const user = show(`
      <ul><li aria-label="Devika"><button>Approve</button></li><li aria-label="Nilesh"><button>Approve</button></li></ul>
      <p><button>Copy</button><button>Copy</button></p>
      <section aria-label="Other"><a href="#there"><svg><path /></svg><b>Elsewhere</b></a></section>`)
    await user.click(screen.getAllByRole('button', { name: 'Approve' })[1] ?? document.body)
    await user.click(screen.getAllByRole('button', { name: 'Copy' })[1] ?? document.body)
    await user.click(document.querySelector('path') ?? document.body)
    expect(words()).toEqual([
      'Click button “Approve” in listitem “Nilesh”',
      'Click button “Copy” (number 2)',
      'Click link “Elsewhere”',
    ])
  })

  it('is recorded once for a label and its control', async () => {
    const user = show(
      '<label><input type="checkbox" /> Agree</label><label><input type="radio" /> <b>Yearly</b></label>',
    )
    await user.click(screen.getByText('Agree'))
    await user.click(screen.getByText('Yearly'))
    await user.click(screen.getByRole('checkbox'))
    expect(words()).toEqual(['Tick checkbox “Agree”', 'Tick radio “Yearly”', 'Untick checkbox “Agree”'])
  })

  it('is recorded once if doubled, unless both clicks have an effect', async () => {
    const user = show('<button>Pay</button><button>Later</button><button>Next</button><output>0</output>')
    const [pay, later, next] = screen.getAllByRole('button')
    const answer = () => screen.getByRole('status').append('1')
    later?.addEventListener('click', (event) => (event.detail > 1 ? event.preventDefault() : answer()))
    next?.addEventListener('click', answer)
    for (const button of [pay, later, next]) await user.dblClick(button ?? document.body)
    await waitFor(() =>
      expect(words()).toEqual([
        'Click button “Pay”',
        'Click button “Later”',
        'Click button “Next”',
        'Click button “Next”',
      ]),
    )
  })

  it('is ignored on the demo and busy controls, but noted on outward links', async () => {
    const ended = new AbortController()
    const user = show(`
      <div><button>Demo</button><button><svg></svg> Stop</button></div>
      <button aria-busy="true">Wait</button>
      <a href="mailto:a@b.example">Mail</a><a href="https://elsewhere.example">Partner</a><a href="/x" target="_blank">New</a>
      <p>Text</p>`)
    document.body.addEventListener('click', (event) => event.preventDefault(), { signal: ended.signal })
    markAsDemo(screen.getByText('Demo').parentElement ?? document.body)
    for (const element of document.querySelectorAll('button, svg, a, p')) await user.click(element)
    ended.abort()
    expect(words()).toEqual([
      'Leave the page by a “Mail” (by hand)',
      'Leave the page by a “Partner” (by hand)',
      'Leave the page by a “New” (by hand)',
    ])
  })

  it('is ignored when a script makes it', () => {
    show('<button>Pay</button>', ({ isTrusted }) => isTrusted)
    screen.getByRole('button').click()
    expect(words()).toEqual([])
  })
})

describe('key', () => {
  it('is part of its field’s typing step; Enter is a key step, not a click', async () => {
    const send = vi.fn((event: Event) => event.preventDefault())
    const user = show(
      '<form><label>Code <input /></label><label>Note <input value="old" /></label><button type="submit">Send</button></form>',
    )
    document.querySelector('form')?.addEventListener('submit', send)
    await user.type(screen.getByLabelText('Code'), 'FIRSX{Backspace}T')
    await user.type(screen.getByLabelText('Note'), ' x')
    await user.clear(screen.getByLabelText('Note'))
    await user.type(screen.getByLabelText('Note'), 'new{Enter}')
    expect(send).toHaveBeenCalledOnce()
    expect(words()).toEqual([
      'Type “FIRST” into textbox “Code”',
      'Type “new” into textbox “Note”',
      'Press Enter in textbox “Note”',
    ])
    expect(recording.get()?.entries[1]?.hadText).toBe(true)
  })

  it('is recorded if the page handles it, or if it is Escape', async () => {
    const user = show(
      '<p tabindex="0">Queue</p><select aria-label="City"><option>Malvan</option><option>Kudal</option></select>',
    )
    document.addEventListener('keydown', (event) => event.key === 'j' && event.preventDefault(), {
      once: true,
    })
    await user.click(screen.getByText('Queue'))
    await user.keyboard('jx')
    await user.keyboard('{Tab}{Escape}')
    await user.selectOptions(screen.getByRole('combobox'), 'Kudal')
    await waitFor(() =>
      expect(words()).toEqual([
        'Press j in paragraph',
        'Press Escape in combobox “City”',
        'Choose “Kudal” in combobox “City”',
      ]),
    )
  })
})

describe('password', () => {
  const fields = {
    'in a password field': '<input id="it" type="password" />',
    'in a text field with `autocomplete`': '<input id="it" type="text" autocomplete="new-password" />',
    'in a text field named “password”': '<input id="it" type="text" name="password" />',
  }

  it.each(Object.entries(fields))('is never recorded: %s', async (_, field) => {
    const user = show(`<label for="it">Key</label>${field}`)
    await user.type(screen.getByLabelText('Key'), 'hunter-2-secret')
    expect(words()).toEqual([expect.stringMatching(/^Type another password into/)])
    expect(stored()).not.toMatch(/hunter|secret/)
  })

  it('is not recorded if shown as text while being typed', async () => {
    const user = show('<label for="it">Key</label><input id="it" type="password" /><button>Show</button>')
    const field = screen.getByLabelText('Key')
    screen.getByRole('button').addEventListener('click', () => field.setAttribute('type', 'text'))
    await user.type(field, 'hunter')
    await user.click(screen.getByRole('button'))
    await user.type(field, '-2-secret')
    expect(words()).toEqual([
      'Type another password into field “Key”',
      'Click button “Show”',
      'Type another password into textbox “Key”',
    ])
    // the generated test then clears the field first
    expect(recording.get()?.entries.map(({ hadText }) => hadText)).toEqual([undefined, undefined, true])
    expect(stored()).not.toMatch(/hunter|secret/)
  })

  it('is recorded as right, wrong or too short', async () => {
    const user = show('<label>Key <input type="password" /></label><button>Login</button>')
    for (const password of [demoPassword, 'a wrong one', 'another wrong one', 'a wrong one', 'short']) {
      await user.clear(screen.getByLabelText('Key'))
      await user.type(screen.getByLabelText('Key'), password)
      await user.click(screen.getByRole('button'))
    }
    const steps = recording.get()?.entries.map(({ step }) => step) ?? []
    expect(steps.flatMap((step) => (step.do === 'typePassword' ? [step.standIn] : []))).toEqual([
      undefined,
      'other password 1',
      'other password 2',
      'other password 1',
      'xxxxx',
    ])
    expect(stored()).not.toContain('wrong')
  })
})

describe('step result', () => {
  const shows = () => recording.get()?.entries.at(-1)?.shows

  it('is what appeared and remains, announcements first', async () => {
    const user = show('<h1>Tickets</h1><button>Send</button><main></main>')
    screen.getByRole('button').addEventListener('click', () => {
      screen.getByRole('main').innerHTML = `
        <h2>Sent</h2><p>We answered a minute ago.</p><p>Good morning, Devika</p><p>Twice here</p><p>Twice here</p>
        <p role="status">Loading…</p><p role="alert">The mail failed.</p><div data-demo><p>Of the demo</p></div>`
    })
    await user.click(screen.getByRole('button'))
    await waitFor(() =>
      expect(shows()).toEqual([
        { kind: 'alert', text: 'The mail failed.' },
        { kind: 'heading', text: 'Sent' },
      ]),
    )
  })

  it('includes an announcement that disappears but was shown long enough', async () => {
    // with real timers, the announcement might disappear too early on a slow machine
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    show('<button>Send</button><p role="status"></p>')
    const status = screen.getByRole('status')
    screen.getByRole('button').addEventListener('click', () => {
      status.textContent = 'A moment'
      setTimeout(() => (status.textContent = 'Ticket was sent.'), 300)
      setTimeout(() => (status.textContent = ''), 1600)
    })
    screen.getByRole('button').click()
    await vi.advanceTimersByTimeAsync(2000)
    expect(status).toBeEmptyDOMElement()
    stop()
    expect(shows()).toEqual([{ kind: 'status', text: 'Ticket was sent.' }])
  })
})
