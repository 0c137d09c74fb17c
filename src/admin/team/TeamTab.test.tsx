import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '@mocks/store/db'
import { demoPassword, personaOf } from '@mocks/seeds/personas'
import { renderRoute } from '@/testing/renderRoute'

const route = '/admin-dashboard/team'
vi.setConfig({ testTimeout: 30_000 })

// jsdom draws no pictures
class PictureUrl extends URL {
  static override createObjectURL = () => 'blob:preview'
  static override revokeObjectURL = () => {}
}
beforeEach(() => {
  vi.stubGlobal('URL', PictureUrl)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const field = (label: RegExp) => screen.getByLabelText(label)
const editRohan = () => screen.findByRole('button', { name: 'Edit Rohan Patil' })
const picture = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'me.png', { type })
const choose = (file: File) => fireEvent.change(field(/^Profile image/), { target: { files: [file] } })

const deleteRohan = async (user: Awaited<ReturnType<typeof renderRoute>>['user']) => {
  await editRohan()
  await user.click(screen.getByRole('button', { name: 'Delete Rohan Patil' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete the team member Rohan Patil?' })
  const question = within(dialog)
  expect(question.getByText('This cannot be undone.')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  return question
}

/** On the login page, which says why. */
const logInAgain = async (user: Awaited<ReturnType<typeof renderRoute>>['user']) => {
  const main = within(await screen.findByRole('main'))
  await user.type(await main.findByLabelText('Email'), personaOf('admin').email)
  expect(main.getByText('Authentication failed. Please log in again.')).toBeVisible()
  await user.type(main.getByLabelText('Password'), `${demoPassword}{Enter}`)
}

test('a member is added with picture and links', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await editRohan()
  await user.click(screen.getByRole('button', { name: 'Add team member' }))
  expect(await screen.findByText('Please enter a name.')).toBeVisible()
  expect(screen.getByText('Please enter a position.')).toBeVisible()
  await user.type(field(/^Name/), 'Kedar Joshi')
  await user.type(field(/^Position/), 'Photographer')
  await user.type(field(/^LinkedIn/), 'https://linkedin.example/kedar')
  choose(picture('image/png'))
  expect(await screen.findByRole('img', { name: 'Preview' })).toHaveAttribute('src', 'blob:preview')
  await user.type(field(/^Name/), '{Enter}')
  expect(await screen.findByText('Team member added successfully!')).toBeVisible()
  expect(await screen.findByText('Kedar Joshi')).toBeVisible()
  const stored = store.teamMember.find(({ name }) => name === 'Kedar Joshi')
  expect(stored).toMatchObject({ position: 'Photographer', email: null, order: 0 })
  expect(stored?.socialLinks).toMatchObject({ linkedin: 'https://linkedin.example/kedar', github: null })
  expect(stored?.profileImage).toMatch(/^data:image\/png;base64,/)
})

test('what is wrong is said beside its field', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await user.click(await editRohan())
  choose(picture('text/plain'))
  expect(await screen.findByText('Only image files are allowed.')).toBeVisible()
  choose(picture('image/png', 5 * 1024 * 1024 + 1))
  expect(await screen.findByText('Image must be 5 MB or smaller.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Do not use this image' }))
  expect(screen.queryByText('Image must be 5 MB or smaller.')).toBeNull()
  await user.type(field(/^Email/), ' x')
  await user.type(field(/^Order/), '.5')
  await user.type(field(/^GitHub/), 'javascript:alert(1)')
  await user.click(screen.getByRole('button', { name: 'Save team member' }))
  expect(await screen.findByText('Please enter a valid email address.')).toBeVisible()
  expect(screen.getByText('Order must be a whole number, 0 or more.')).toBeVisible()
  expect(screen.getByText('Please enter a full address, beginning with https://.')).toBeVisible()
})

test('a member is edited, and the picture stays; Cancel leaves the edit mode', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  const before = store.teamMember.get('tem_ananya')?.profileImage
  await user.click(await screen.findByRole('button', { name: 'Edit Ananya Rao' }))
  expect(screen.getByRole('img', { name: 'Preview' })).toHaveAttribute('src', before)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(field(/^Name/)).toHaveValue('')
  await user.click(await screen.findByRole('button', { name: 'Edit Ananya Rao' }))
  await user.type(field(/^Position/), ' and founder{Enter}')
  expect(await screen.findByText('Team member updated successfully!')).toBeVisible()
  expect(await screen.findByText('Lead developer and founder')).toBeVisible()
  expect(store.teamMember.get('tem_ananya')?.profileImage).toBe(before)
})

test('a member is deleted after a question that names them', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await deleteRohan(user)
  expect(await screen.findByText('Team member deleted successfully!')).toBeVisible()
  expect(screen.queryByText('Studio manager')).toBeNull()
})

test.each([
  [400, '', 'Invalid data provided.'],
  [400, 'Name is too long.', 'Name is too long.'],
  [401, '', 'Authentication failed. Please log in again.'],
  [403, '', 'You do not have permission to perform this action.'],
  [409, 'The name is taken.', 'The name is taken.'],
  [500, '', 'Failed to save team member. Please try again.'],
])('a save that fails with %i %s keeps what was typed', async (status, message, text) => {
  const { user } = await renderRoute(route, {
    as: 'admin',
    faults: [{ operation: 'updateTeamMember', kind: 'status', status, message }],
  })
  await user.click(await editRohan())
  await user.type(field(/^Name/), ' 2{Enter}')
  expect(await screen.findByText(text)).toBeVisible()
  expect(field(/^Name/)).toHaveValue('Rohan Patil 2')
})

test('a save without a session leads to the login and back, to what was typed', async () => {
  const { user, router } = await renderRoute(route, {
    as: 'admin',
    faults: [{ operation: 'updateTeamMember', kind: 'status', status: 401, times: 1 }],
  })
  await user.click(await editRohan())
  choose(picture('image/png'))
  await user.type(field(/^Position/), ' and cook{Enter}')
  expect(await screen.findByText('Authentication failed. Please log in again.')).toBeVisible()
  expect(screen.getByText('What you typed is kept. The picture has to be chosen again.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await logInAgain(user)
  expect(router.state.location.pathname).toBe(route)
  expect(await screen.findByRole('heading', { name: 'Edit Rohan Patil' })).toBeVisible()
  expect(field(/^Position/)).toHaveValue('Studio manager and cook')
  await user.type(field(/^Position/), '{Enter}')
  expect(await screen.findByText('Team member updated successfully!')).toBeVisible()
})

test('a deletion without a session leads to the login and back', async () => {
  const { user, router } = await renderRoute(route, {
    as: 'admin',
    faults: [{ operation: 'deleteTeamMember', kind: 'status', status: 401 }],
  })
  const question = await deleteRohan(user)
  await user.click(await question.findByRole('button', { name: 'Login' }))
  await logInAgain(user)
  await editRohan()
  expect(router.state.location.pathname).toBe(route)
})

test.each([
  [401, 'Authentication failed. Please log in again.'],
  [403, 'You do not have permission to delete team members.'],
  [404, 'Team member not found.'],
  [500, 'Failed to delete team member. Please try again.'],
])('a deletion that fails with %i is told in the question', async (status, text) => {
  const { user } = await renderRoute(route, {
    as: 'admin',
    faults: [{ operation: 'deleteTeamMember', kind: 'status', status, message: '' }],
  })
  const question = await deleteRohan(user)
  expect(await question.findByText(text)).toBeVisible()
})

test('a list that fails says so; an empty one says what to do', async () => {
  const { unmount } = await renderRoute('', { scenario: 'admin-team-failed' })
  expect(await screen.findByText('Failed to fetch team members')).toBeVisible()
  unmount()
  await renderRoute('', { scenario: 'admin-team-empty' })
  expect(await screen.findByRole('heading', { name: 'No team members yet' })).toBeVisible()
})
