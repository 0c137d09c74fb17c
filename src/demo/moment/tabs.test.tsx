import { addFault } from '@mocks/faults'
import { applyScenario, moveClock, resetMock, signInAs } from '@mocks/scenarios/applyScenario'
import { exclusively } from '@mocks/store/persistence'
import { store } from '@mocks/store/db'
import { setOrigin } from '@mocks/store/origin'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { DAY } from '@/lib/dates'
import { token } from '@/platform/token'
import { catchDownload } from '@/testing/catchDownload'
import { openScenario, startBackend } from '../backend'
import { restart } from '../panel/controls'
import { DataTab } from './DataTab'
import { momentOf } from './file'
import { openLink } from './openLink'
import { ShareTab } from './ShareTab'

vi.mock(import('../panel/controls'), async (original) => ({ ...(await original()), restart: vi.fn() }))

beforeEach(async () => {
  await startBackend()
  await resetMock()
  history.replaceState(null, '', '/dashboard')
  vi.mocked(restart).mockClear()
})

const forgetContacts = () =>
  exclusively(() => store.contact.list().forEach(({ _id }) => store.contact.delete(_id)))

test('names the data set in use and counts the changes to it', async () => {
  render(<DataTab />)
  const on = (await screen.findByText('Loaded')).closest('li') as HTMLElement
  expect(on).toHaveTextContent(/A working agency.*0 rows changed since \d+ \w+ 20\d\d, \d+:\d\d [ap]m/)
  await exclusively(() => store.contact.delete(store.contact.list()[0]?._id ?? ''))
  expect(await within(on).findByText(/1 row changed/)).toBeInTheDocument()
})

test('reports an unknown data set from an earlier version', async () => {
  setOrigin(null)
  render(<DataTab />)
  expect(await screen.findByText(/is unknown/)).toBeInTheDocument()
  expect(screen.queryByText('Loaded')).not.toBeInTheDocument()
})

test('starts over without asking when nothing would be lost', async () => {
  const user = userEvent.setup()
  render(<DataTab />)
  await screen.findByText('Loaded')
  await user.click(screen.getByRole('button', { name: 'Start over with Nothing yet' }))
  expect(restart).toHaveBeenLastCalledWith('empty')
})

test('asks before starting over and lists what would be lost', async () => {
  const user = userEvent.setup()
  render(<DataTab />)
  await moveClock(DAY)
  addFault({ operation: 'login', kind: 'network' })
  await forgetContacts()
  await screen.findByText(/[1-9]\d* rows changed/)
  await user.click(screen.getByRole('button', { name: 'Start over with 10,000 users' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveAccessibleName('Start over with “10,000 users”?')
  expect(dialog).toHaveTextContent(/You’ll lose \d+ changes, the clock’s setting and 1 fault/)
  expect(restart).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button', { name: 'Start over' }))
  expect(restart).toHaveBeenLastCalledWith('large')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'Working…' })).not.toBeInTheDocument()
})

test('describes a saved state before opening it', async () => {
  token.set(await signInAs('active'))
  await forgetContacts()
  const user = userEvent.setup()
  render(<DataTab />)
  const { name, text } = await catchDownload(() =>
    user.click(screen.getByRole('button', { name: 'Save as a file' })),
  )
  expect(name).toMatch(/^demo-\d{4}-\d\d-\d\d\.json$/)
  await user.upload(screen.getByLabelText('Open a saved state Choose a file'), new File([text], name))
  expect(
    await screen.findByText(
      /^Opens the dashboard as Devika Nair, on .*, with \d+ deleted contact messages\./,
    ),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Open it' })).toBeVisible()
})

test.each([
  ['is not a state', 'name,email\n', 'It is damaged or incomplete.'],
  ['has a newer version', '{"version":99}', 'It was made by a newer version of this demo.'],
  ['is too large', new Uint8Array(21 * 1024 * 1024), 'It is larger than this demo allows.'],
])('says why it refuses a file that %s', async (_, content, reason) => {
  const user = userEvent.setup()
  render(<DataTab />)
  const input = screen.getByLabelText('Open a saved state Choose a file')
  await user.upload(input, new File([content], 'state.json', { type: 'application/json' }))
  expect(
    await screen.findByText(new RegExp(`cannot be opened. ${reason} Nothing has changed.`)),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Open it' })).not.toBeInTheDocument()
})

async function makeLink() {
  const user = userEvent.setup()
  render(<ShareTab />)
  await user.click(screen.getByRole('button', { name: 'Make the link' }))
  await screen.findByRole('button', { name: 'Make a new link' })
}

test('shows a link, what the link opens, and a button to copy it', async () => {
  await forgetContacts()
  await makeLink()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this moment' })
  expect(field.value).toMatch(/^http:\/\/localhost(:\d+)?\/app\/#moment=[\w-]+$/)
  expect(field).toHaveAccessibleDescription(
    /^Opens the dashboard as a visitor, on .*, with \d+ deleted contact messages\.$/,
  )
  expect(screen.getByRole('button', { name: /^Copy ?link to this moment$/ })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Link to the scenario' })).not.toBeInTheDocument()
})

test('shows a link’s note when the link is opened', async () => {
  const user = userEvent.setup()
  const note = '<b>Look</b> at the queue'
  render(<ShareTab />)
  await user.type(screen.getByRole('textbox', { name: /note/ }), note)
  expect(screen.getByText(/^24 of 200 characters/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Make the link' }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this moment' })
  render(<h1>The page</h1>)
  const show = await openLink(new URL(field.value).hash)
  show?.()
  const strip = await screen.findByRole('complementary', { name: 'Shared with you' })
  expect(strip).toHaveTextContent(`“${note}”This is a demo, shared with you: the dashboard as a visitor`)
  await user.click(within(strip).getByRole('button', { name: 'Close' }))
  expect(strip).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'The page' })).toHaveFocus()
})

test('offers a file when a moment is too long for a link', async () => {
  const noise = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(4000)), (byte) => byte.toString(36)).join('')
  await exclusively(() => {
    const [row] = store.teamMember.list()
    if (row) store.teamMember.put({ ...row, profileImage: `data:image/png;base64,${noise()}${noise()}` })
  })
  await makeLink()
  expect(screen.getByText('This moment is too long for a link.')).toBeVisible()
  expect(screen.getByText(/The link would have \d+,\d+ characters/)).toBeVisible()
  const { text } = await catchDownload(() =>
    userEvent.click(screen.getByRole('button', { name: 'Save as a file' })),
  )
  expect((await momentOf(new File([text], 'state.json'))).changes.teamMember?.changed).toHaveLength(1)
})

test('offers a file when the browser cannot pack links', async () => {
  vi.stubGlobal('CompressionStream', undefined)
  await makeLink()
  expect(screen.getByText('This browser cannot make links.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save as a file' })).toBeVisible()
  vi.unstubAllGlobals()
})

test('offers the scenario’s own link while nothing has changed', async () => {
  await openScenario('support')
  await makeLink()
  expect(screen.getByRole('textbox', { name: 'Link to the scenario' })).toHaveValue(
    `${location.origin}/dashboard/support?scenario=support`,
  )
})

test.each<[string, () => unknown]>([
  ['a changed row', forgetContacts],
  ['a moved clock', () => moveClock(DAY)],
  ['a failure', () => addFault({ operation: 'login', kind: 'network' })],
  ['another user', async () => token.set(await signInAs('new'))],
  ['another page', () => history.replaceState(null, '', '/dashboard')],
  ['other data', () => applyScenario('support')],
])('no longer offers the scenario’s link after a change: %s', async (_, change) => {
  await openScenario('support')
  await change()
  await makeLink()
  expect(screen.queryByRole('textbox', { name: 'Link to the scenario' })).not.toBeInTheDocument()
})
