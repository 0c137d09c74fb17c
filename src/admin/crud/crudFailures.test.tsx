import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { addFault } from '@mocks/faults'
import { personaOf } from '@mocks/seeds/personas'
import { logIn } from '@/testing/logIn'
import { renderRoute } from '@/testing/renderRoute'

type User = Awaited<ReturnType<typeof renderRoute>>['user']

const UNAUTHORIZED = 'Authentication failed. Please log in again.'

describe.each([
  {
    thing: 'team member',
    name: 'TeamMember',
    route: '/admin-dashboard/team',
    record: 'Rohan Patil',
    field: /^Name/,
  },
  {
    thing: 'feature',
    name: 'Feature',
    route: '/admin-dashboard/features',
    record: 'UPI checkout',
    field: /^Title/,
  },
  {
    thing: 'service',
    name: 'Service',
    route: '/admin-dashboard/services',
    record: 'Web Design',
    field: /^Name/,
  },
] as const)('a $thing', ({ thing, name, route, record, field }) => {
  const Thing = thing.charAt(0).toUpperCase() + thing.slice(1)
  const editRecord = () => screen.findByRole('button', { name: `Edit ${record}` })

  test('whose save fails keeps what was typed, and the form says why', async () => {
    const { user } = await renderRoute(route, { as: 'admin' })
    await user.click(await editRecord())
    await user.type(screen.getByLabelText(field), ' 2')
    for (const [status, message, text] of [
      [400, '', 'Invalid data provided.'],
      [400, 'This is too long.', 'This is too long.'],
      [403, '', 'You do not have permission to perform this action.'],
      [409, 'This is taken.', 'This is taken.'],
      [500, '', `Failed to save ${thing}. Please try again.`],
      [401, '', UNAUTHORIZED],
    ] as const) {
      addFault({ operation: `update${name}`, kind: 'status', status, message, times: 1 })
      await user.type(screen.getByLabelText(field), '{Enter}')
      const form = within(await screen.findByRole('form', { name: `Edit ${record}` }))
      expect(await form.findByText(text)).toBeVisible()
      expect(screen.getByLabelText(field)).toHaveValue(`${record} 2`)
    }
    await user.type(screen.getByLabelText(field), '{Enter}')
    expect(await screen.findByText(`${Thing} updated successfully!`)).toBeVisible()
  })

  test('whose deletion fails stays, and the question says why', async () => {
    const { user } = await renderRoute(route, { as: 'admin' })
    await editRecord()
    await user.click(screen.getByRole('button', { name: `Delete ${record}` }))
    const question = within(
      await screen.findByRole('alertdialog', { name: `Delete the ${thing} ${record}?` }),
    )
    expect(question.getByText('This cannot be undone.')).toBeVisible()
    for (const [status, text] of [
      [403, `You do not have permission to delete ${thing}s.`],
      [404, `${Thing} not found.`],
      [500, `Failed to delete ${thing}. Please try again.`],
      [401, UNAUTHORIZED],
    ] as const) {
      addFault({ operation: `delete${name}`, kind: 'status', status, message: '', times: 1 })
      await user.click(question.getByRole('button', { name: 'Delete' }))
      expect(await question.findByText(text)).toBeVisible()
    }
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(`${Thing} deleted successfully!`)).toBeVisible()
    expect(screen.queryByRole('button', { name: `Edit ${record}` })).toBeNull()
  })
})

describe('where there is no session any more', () => {
  const route = '/admin-dashboard/team'
  const editRohan = () => screen.findByRole('button', { name: 'Edit Rohan Patil' })
  const position = () => screen.getByLabelText(/^Position/)
  /** On the login page, which says why. */
  const logInAgain = async (user: User) => {
    expect(await screen.findByText(UNAUTHORIZED)).toBeVisible()
    await logIn(user, personaOf('admin').email)
  }

  test('a save leads to the login and back, to what was typed', async () => {
    const { user, router } = await renderRoute(route, {
      as: 'admin',
      faults: [{ operation: 'updateTeamMember', kind: 'status', status: 401, times: 1 }],
    })
    await user.click(await editRohan())
    const picture = new File([new Uint8Array(10)], 'me.png', { type: 'image/png' })
    fireEvent.change(screen.getByLabelText(/^Profile image/), { target: { files: [picture] } })
    await user.type(position(), ' and cook{Enter}')
    expect(await screen.findByText(UNAUTHORIZED)).toBeVisible()
    expect(screen.getByText('What you typed is kept. The picture has to be chosen again.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await logInAgain(user)
    expect(router.state.location.pathname).toBe(route)
    expect(await screen.findByRole('heading', { name: 'Edit Rohan Patil' })).toBeVisible()
    expect(position()).toHaveValue('Studio manager and cook')
    await user.type(position(), '{Enter}')
    expect(await screen.findByText('Team member updated successfully!')).toBeVisible()
  })

  test('a deletion leads to the login and back', async () => {
    const { user, router } = await renderRoute(route, {
      as: 'admin',
      faults: [{ operation: 'deleteTeamMember', kind: 'status', status: 401 }],
    })
    await editRohan()
    await user.click(screen.getByRole('button', { name: 'Delete Rohan Patil' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await user.click(await question.findByRole('button', { name: 'Login' }))
    await logInAgain(user)
    await editRohan()
    expect(router.state.location.pathname).toBe(route)
  })
})
