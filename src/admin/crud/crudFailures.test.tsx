import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { addFault } from '@mocks/faults'
import { personaOf } from '@mocks/seeds/personas'
import { logIn } from '@/testing/logIn'
import { renderRoute } from '@/testing/renderRoute'

type User = Awaited<ReturnType<typeof renderRoute>>['user']

const UNAUTHORIZED = 'Authentication failed. Please log in again.'

test.each([
  ['plans', 'Failed to load plans. Please try again.', 'No Plans Available'],
  ['coupons', 'Could not fetch coupons.', 'No coupons yet'],
  ['payment-options', 'Failed to fetch payment options', 'No payment options yet'],
  ['team', 'Failed to fetch team members', 'No team members yet'],
  ['features', 'Failed to fetch features', 'No features yet'],
  ['services', 'Failed to fetch services', 'No services yet'],
] as const)('reports that %s failed to load; an empty list has no search', async (tab, failure, empty) => {
  const { unmount } = await renderRoute('', { scenario: `admin-${tab}-failed` })
  expect(await screen.findByText(failure)).toBeVisible()
  unmount()
  await renderRoute('', { scenario: `admin-${tab}-empty` })
  expect(await screen.findByRole('heading', { name: empty })).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

describe('feature', () => {
  const editRecord = () => screen.findByRole('button', { name: 'Edit UPI checkout' })

  test('keeps what was typed if a save fails, and shows the reason', async () => {
    const { user } = await renderRoute('/admin-dashboard/features', { as: 'admin' })
    await user.click(await editRecord())
    await user.type(screen.getByLabelText(/^Title/), ' 2')
    for (const [status, message, text] of [
      [400, '', 'Invalid data provided.'],
      [400, 'This is too long.', 'This is too long.'],
      [403, '', 'You do not have permission to perform this action.'],
      [409, 'This is taken.', 'This is taken.'],
      [500, '', 'Failed to save feature. Please try again.'],
      [401, '', UNAUTHORIZED],
    ] as const) {
      addFault({ operation: 'updateFeature', kind: 'status', status, message, times: 1 })
      await user.type(screen.getByLabelText(/^Title/), '{Enter}')
      const form = within(await screen.findByRole('form', { name: 'Edit UPI checkout' }))
      expect(await form.findByText(text)).toBeVisible()
      expect(screen.getByLabelText(/^Title/)).toHaveValue('UPI checkout 2')
    }
    await user.type(screen.getByLabelText(/^Title/), '{Enter}')
    expect(await screen.findByText('Feature updated successfully!')).toBeVisible()
  })

  test('survives a failed deletion, and the dialog shows the reason', async () => {
    const { user } = await renderRoute('/admin-dashboard/features', { as: 'admin' })
    await editRecord()
    await user.click(screen.getByRole('button', { name: 'Delete UPI checkout' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete the feature UPI checkout?' }),
    )
    expect(question.getByText('This cannot be undone.')).toBeVisible()
    for (const [status, text] of [
      [403, 'You do not have permission to delete features.'],
      [404, 'Feature not found.'],
      [500, 'Failed to delete feature. Please try again.'],
      [401, UNAUTHORIZED],
    ] as const) {
      addFault({ operation: 'deleteFeature', kind: 'status', status, message: '', times: 1 })
      await user.click(question.getByRole('button', { name: 'Delete' }))
      expect(await question.findByText(text)).toBeVisible()
    }
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Feature deleted successfully!')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Edit UPI checkout' })).toBeNull()
  })
})

describe('expired session', () => {
  const route = '/admin-dashboard/team'
  const editRohan = () => screen.findByRole('button', { name: 'Edit Rohan Patil' })
  const position = () => screen.getByLabelText(/^Position/)
  /** Checks that the login page shows the reason, then logs in. */
  const logInAgain = async (user: User) => {
    expect(await screen.findByText(UNAUTHORIZED)).toBeVisible()
    await logIn(user, personaOf('admin').email)
  }

  test('leads from a failed save to the login, then restores the input', async () => {
    const { user, router } = await renderRoute(route, {
      as: 'admin',
      faults: [{ operation: 'updateTeamMember', kind: 'status', status: 401, times: 1 }],
    })
    await user.click(await editRohan())
    const picture = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.svg', {
      type: 'image/svg+xml',
    })
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
})
