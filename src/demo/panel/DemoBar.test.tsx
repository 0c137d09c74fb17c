import { moveClock, resetMock } from '@mocks/scenarios/applyScenario'
import { store } from '@mocks/store/db'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY } from '@/lib/dates'
import { token } from '@/platform/token'
import { startBackend } from '../backend'
import { force } from '../conditions/force'
import { DemoBar } from './DemoBar'
import { isOffered } from '../start/offer'
import { isOpen, lastTab } from './barState'

const user = userEvent.setup()
const card = () => screen.findByRole('region', { name: 'This is a demo. Start here.' })
const noCard = () => expect(screen.queryByRole('region', { name: /^This is a demo/ })).toBeNull()
const signedIn = () => store.user.get(store.session.get(token.get() ?? '')?.userId ?? '')?.name

beforeEach(async () => {
  await startBackend()
  await resetMock()
  history.replaceState(null, '', '/')
})

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['welcome']
})

test('introduces itself on a first visit and leaves the focus alone', async () => {
  render(<DemoBar />)
  expect(await card()).toHaveTextContent('No money moves')
  expect(document.body).toHaveFocus()
})

test('waits for the end of the splash', async () => {
  document.documentElement.dataset['welcome'] = ''
  render(<DemoBar />)
  noCard()
  delete document.documentElement.dataset['welcome']
  act(() => void dispatchEvent(new Event('welcomed')))
  expect(await card()).toBeVisible()
})

test('moves the focus to the handle when closed, and stays closed', async () => {
  const { unmount } = render(<DemoBar />)
  await user.click(within(await card()).getByRole('button', { name: 'Close this introduction' }))
  noCard()
  expect(screen.getByRole('button', { name: /^Demo/ })).toHaveFocus()
  unmount()
  render(<DemoBar />)
  noCard()
})

test.each([
  ['A new client', 'Gauri Bhosale', '/plans'],
  ['A client', 'Devika Nair', '/dashboard'],
  ['The admin', 'Rohan Patil', '/admin-dashboard/approve'],
])('“%s” signs in as %s and opens %s in one click', async (role, name, address) => {
  render(<DemoBar />)
  await user.click(within(await card()).getByRole('button', { name: role }))
  await waitFor(() => expect(location.pathname).toBe(address))
  expect(signedIn()).toBe(name)
  expect(isOffered.get()).toBe(false)
})

test('keeps a visitor on the current page', async () => {
  history.replaceState(null, '', '/plans')
  render(<DemoBar />)
  await user.click(within(await card()).getByRole('button', { name: 'A visitor' }))
  await waitFor(noCard)
  expect(location.pathname).toBe('/plans')
})

test('starts the tour on the home page', async () => {
  history.replaceState(null, '', '/plans')
  render(<DemoBar />)
  await user.click(within(await card()).getByRole('button', { name: '3-minute tour' }))
  await waitFor(() => expect(location.pathname).toBe('/'))
  expect(sessionStorage.getItem('demo-tour')).toMatch(/buy-a-plan/)
})

test('replaces the card with the controls, developers’ tools last', async () => {
  render(<DemoBar />)
  await card()
  await user.click(screen.getByRole('button', { name: /^Demo/ }))
  const tools = await screen.findByRole('tablist', { name: 'Tools' })
  noCard()
  expect(within(tools).getByRole('tab', { selected: true })).toHaveTextContent('Start')
  expect(tools).toHaveTextContent('StartPeopleStatesShareFor developersLogNetworkDataRecord')
})

test('focuses the controls that another tool opens, and Escape closes them', async () => {
  render(<DemoBar />)
  act(() => isOpen.set(true))
  const controls = await screen.findByRole('dialog', { name: 'Demo controls' })
  await waitFor(() => expect(controls.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(controls).not.toBeInTheDocument())
})

test('tabs from the last control to the handle', async () => {
  lastTab.set('start')
  render(<DemoBar />)
  await user.click(screen.getByRole('button', { name: /^Demo/ }))
  const last = await screen.findByRole('link', { name: 'Error tour' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
  act(() => last.focus())
  await user.tab()
  expect(screen.getByRole('button', { name: /^Demo/ })).toHaveFocus()
})

test('returns the focus after a reload to the button pressed or to its tab', async () => {
  lastTab.set('who')
  isOpen.set(true)
  const { unmount, rerender } = render(<DemoBar />)
  const pressAndReload = async (name: string, load: number) => {
    const button = await screen.findByRole('button', { name })
    button.focus()
    const stored = sessionStorage.getItem('demo-panel-button') ?? ''
    await moveClock(0)
    rerender(<></>)
    sessionStorage.setItem('demo-panel-button', stored)
    rerender(<DemoBar key={load} />)
  }
  await pressAndReload('1 day later', 1)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('1 day later'))
  const warning = /^The clock has been moved/
  expect(screen.queryByText(warning)).toBeNull()
  await act(() => moveClock(DAY))
  expect(screen.getByText(warning)).toBeVisible()
  await pressAndReload('Back to today', 2)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('People'))
  unmount()
})

test('leaves the focus after a reload to a visitor who already types', async () => {
  isOpen.set(true)
  sessionStorage.setItem('demo-panel-button', '0')
  render(<input />)
  const field = screen.getByRole('textbox')
  field.focus()
  render(<DemoBar />)
  await screen.findByRole('dialog', { name: 'Demo controls' })
  expect(field).toHaveFocus()
})

test('keeps the focus in the controls when the button pressed disappears', async () => {
  force({
    quirks: [],
    faults: [
      { operation: 'getMe', kind: 'network' },
      { operation: '*', kind: 'network' },
    ],
  })
  lastTab.set('network')
  render(<DemoBar />)
  await user.click(screen.getByRole('button', { name: /^Demo/ }))
  const controls = await screen.findByRole('dialog', { name: 'Demo controls' })
  const press = async (name: string | RegExp) => {
    const [button] = await within(controls).findAllByRole('button', { name })
    if (button) await user.click(button)
    await waitFor(() => expect(button).not.toBeInTheDocument())
    expect(controls.contains(document.activeElement)).toBe(true)
  }
  await press(/^Remove:/)
  await press('Clear all faults')
  await user.click(within(controls).getByRole('tab', { name: 'Record' }))
  await press('Record')
  await press('Stop')
  await press('Clear')
})
