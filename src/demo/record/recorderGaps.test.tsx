import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { recordedPage } from '@/testing/recordedPage'
import { recording } from './recording'

const { show, words } = recordedPage()

afterEach(() => {
  vi.restoreAllMocks()
})

describe('Enter in a text area', () => {
  it('is typing when it starts a new line', async () => {
    const user = show('<label>Note <textarea></textarea></label>')
    await user.type(screen.getByRole('textbox'), 'one{Enter}two{Shift>}{Enter}{/Shift}three')
    await waitFor(() => expect(words()).toEqual(['Type “one\ntwo\nthree” into textbox “Note”']))
  })

  it('is a key when the page handles it', async () => {
    const user = show('<label>Note <textarea></textarea></label>')
    const field = screen.getByRole('textbox')
    field.addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault())
    await user.type(field, 'one{Enter}')
    await user.type(field, 'two')
    expect(words()).toEqual([
      'Type “one” into textbox “Note”',
      'Press Enter in textbox “Note”',
      'Type “two” at the end of textbox “Note”',
    ])
  })
})

describe('action that cannot be recorded', () => {
  const long = 'Very '.repeat(80)

  it('is noted as a step to do by hand', async () => {
    const user = show(`
      <label>Picture <input type="file" /></label>
      <label>${long}<input /></label>
      <button>${long}</button>
      <div data-testid="backdrop">Behind</div><output></output>`)
    await user.upload(screen.getByLabelText('Picture'), new File(['x'], 'me.png'))
    await user.click(screen.getByRole('button'))
    await user.type(screen.getByRole('textbox'), 'abc')
    screen.getByText('Behind').addEventListener('click', () => screen.getByRole('status').append('Closed'))
    await user.click(screen.getByText('Behind'))
    expect(words()).toEqual([
      'Choose the file me.png in input “Picture” (by hand)',
      expect.stringMatching(/^Click button “Very .{75}…” \(by hand\)$/),
      expect.stringMatching(/^Type “abc” into input “Very .{75}…” \(by hand\)$/),
      'Click div “Behind” (by hand)',
    ])
  })

  it('is noted as a step to do by hand if a test cannot press the key', async () => {
    const user = show('<p tabindex="0">Queue</p>')
    document.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    await user.click(screen.getByText('Queue'))
    await user.keyboard('ж')
    fireEvent.keyDown(screen.getByText('Queue'), { key: 'k', ctrlKey: true })
    await waitFor(() => expect(words()).toEqual(['Press ж (by hand)']))
  })
})

it('records a picked colour as one step', () => {
  show('<label>Colour <input type="color" /></label>')
  for (const value of ['#111111', '#123456'])
    fireEvent.input(screen.getByLabelText('Colour'), { target: { value } })
  expect(words()).toEqual(['Set field “Colour” to #123456'])
})

it('keeps steps with overlong texts after a reload', () => {
  const long = 'Very '.repeat(1200)
  show(`
    <label>Note <textarea></textarea></label>
    <label>Picture <input type="file" multiple /></label>
    <select aria-label="City"><option></option><option>${long}</option></select>
    <p tabindex="0" data-testid="text">${long}</p>`)
  const files = Array.from({ length: 200 }, (_, index) => new File(['x'], `picture-${index}.png`))
  fireEvent.input(screen.getByLabelText('Note'), { target: { value: long } })
  fireEvent.change(screen.getByLabelText('Picture'), { target: { files } })
  fireEvent.change(screen.getByLabelText('City'), { target: { value: long.trim() } })
  fireEvent.keyDown(screen.getByTestId('text'), { key: 'Escape' })
  // parsed from the stored text, as after a reload
  const entries = recording.get()?.entries.map(({ step }) => step.do)
  expect(entries).toEqual(['type', 'byHand', 'choose', 'press'])
})

it('records Back and Forward, but no jump within the page', async () => {
  show('<h1>Plans</h1>')
  history.replaceState({ idx: 0 }, '', '/plans?q=a')
  dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } }))
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
  history.replaceState({ idx: 1 }, '', '/demo/screens')
  dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }))
  history.replaceState(null, '', '/')
  expect(words()).toEqual(['Load /plans?q=a'])
})

it('records a control with a long name', async () => {
  const user = show(`<button>${'Very '.repeat(40)}</button>`)
  await user.click(screen.getByRole('button'))
  expect(words()).toEqual([expect.stringMatching(/^Click button “(?:Very ?){40}”$/)])
})

it('records, with a key, the last findable text before it', async () => {
  const user = show('<h1 tabindex="-1">Queue</h1><main></main>')
  const ended = new AbortController()
  document.addEventListener('keydown', (event) => event.preventDefault(), { signal: ended.signal })
  screen.getByRole('main').innerHTML = `<p>Farhan asks</p><p>Leela <b>asks</b></p>
    <p>Asked Thu 23:59</p><p>Asked Wed 05:05</p><p>Queue</p>`
  await user.keyboard('j')
  await user.click(screen.getByRole('heading'))
  await user.keyboard('j')
  ended.abort()
  const after = { kind: 'text', text: 'Farhan asks' }
  expect(recording.get()?.entries).toMatchObject([
    { step: { key: 'j' }, after },
    { step: { key: 'j', on: { role: 'heading', name: 'Queue' } }, after },
  ])
})

it('records Tab if the page then handles a key', async () => {
  const user = show('<button>Approve</button><button>Reject</button>')
  const ended = new AbortController()
  document.addEventListener('keydown', (event) => event.key === 'a' && event.preventDefault(), {
    signal: ended.signal,
  })
  await user.keyboard('{Tab}x')
  await user.keyboard('a')
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  await user.keyboard('a')
  ended.abort()
  await waitFor(() =>
    expect(words()).toEqual([
      'Press Tab',
      'Press a in button “Approve”',
      'Click button “Reject”',
      'Press a in button “Reject”',
    ]),
  )
})

it('names a control as a test without style sheets would', async () => {
  const user = show('<button><span>Bank</span><span>UPI</span></button>')
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({
    getPropertyValue: (name: string) => (name === 'display' ? 'block' : ''),
  } as unknown as CSSStyleDeclaration)
  await user.click(document.querySelector('button') ?? document.body)
  expect(words()).toEqual(['Click button “BankUPI”'])
})
