import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { personaOf } from '@mocks/seeds/personas'
import { logIn } from '@/testing/logIn'
import { renderRoute } from '@/testing/renderRoute'

type User = Awaited<ReturnType<typeof renderRoute>>['user']

const UNAUTHORIZED = 'Authentication failed. Please log in again.'

test('has no search in an empty list', async () => {
  await renderRoute('', { scenario: 'admin-features-empty' })
  expect(await screen.findByRole('heading', { name: 'No features yet' })).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('shows the reason for a failed save inside the form', async () => {
  const { user } = await renderRoute('', { scenario: 'admin-feature-save-fails' })
  await user.click(await screen.findByRole('button', { name: 'Edit UPI checkout' }))
  await user.type(screen.getByLabelText(/^Title/), ' 2{Enter}')
  const form = within(screen.getByRole('form', { name: 'Edit UPI checkout' }))
  expect(await form.findByText('Invalid data provided.')).toBeVisible()
})

test('keeps the dialog after a failed delete; Keep returns to the record', async () => {
  const { user } = await renderRoute('', { scenario: 'admin-feature-gone' })
  const opener = await screen.findByRole('button', { name: 'Delete UPI checkout' })
  await user.click(opener)
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await question.findByText('Feature not found.')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Keep' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(opener).toHaveFocus())
})

test('drops an earlier refusal when other input is refused', async () => {
  const { user } = await renderRoute('/admin-dashboard/plans', { as: 'admin' })
  const name = await screen.findByLabelText(/^Name/)
  await user.type(name, 'Starter')
  await user.type(screen.getByLabelText(/^Price/), '100')
  await user.type(screen.getByLabelText(/^Duration/), '9{Enter}')
  expect(await screen.findByText('A plan with this name already exists.')).toBeVisible()
  await user.type(name, ' 2')
  await user.clear(screen.getByLabelText(/^Price/))
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('textbox', { name: /^Price/ })).toBeInvalid()
  expect(screen.queryByText('A plan with this name already exists.')).toBeNull()
})

test('adds a record after an edit was begun, and keeps the edit', async () => {
  const { user } = await renderRoute('/admin-dashboard/plans', { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Edit Starter' }))
  await user.type(screen.getByLabelText(/^Name/), ' XL')
  await user.click(screen.getByRole('button', { name: 'New plan' }))
  expect(screen.getByRole('heading', { name: 'Add plan' })).toHaveFocus()
  expect(screen.getByLabelText(/^Name/)).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Edit Starter' }))
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Starter XL')
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
    expect(screen.getByText('What you typed is kept. Please choose the image again.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await logInAgain(user)
    expect(router.state.location.pathname).toBe(route)
    expect(await screen.findByRole('heading', { name: 'Edit Rohan Patil' })).toBeVisible()
    expect(position()).toHaveValue('Studio manager and cook')
    await user.type(position(), '{Enter}')
    expect(await screen.findByText('Team member updated successfully!')).toBeVisible()
  })
})
