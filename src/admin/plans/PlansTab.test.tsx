import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { store } from '@mocks/store/db'
import { renderRoute } from '@/testing/renderRoute'

const route = '/admin-dashboard/plans'
const field = (label: RegExp) => screen.getByLabelText(label)
const editPremium = () => screen.findByRole('button', { name: 'Edit Premium' })

test('shows the highlighted plan first, then the others by price', async () => {
  await renderRoute('', { scenario: 'admin-plans' })
  await editPremium()
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names).toEqual(['Premium', 'Starter', 'Pro'])
  expect(screen.getAllByText('Best Value')).toHaveLength(1)
  expect(screen.getByText(/saving ₹998$/)).toBeVisible()
})

test('adds a plan with its features split at commas and trimmed', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await editPremium()
  await user.click(screen.getByRole('button', { name: 'Add plan' }))
  expect(await screen.findByText('Please enter a name.')).toBeVisible()
  expect(screen.getByText('Price must be a positive number.')).toBeVisible()
  expect(screen.getByText('Duration must be a positive number of days.')).toBeVisible()
  await user.type(field(/^Name/), 'Basic')
  await user.type(field(/^Price/), '999')
  await user.type(field(/^Duration/), '15')
  await user.type(field(/^Features/), 'One page, , Help, Help ')
  await user.click(field(/^Highlight/))
  await user.type(field(/^Name/), '{Enter}')
  expect(await screen.findByText('Plan added!')).toBeVisible()
  expect(store.plan.find(({ name }) => name === 'Basic')).toMatchObject({
    price: 999,
    oldPrice: null,
    save: null,
    duration: 15,
    features: ['One page', 'Help', 'Help'],
    highlight: true,
    color: '#667eea',
  })
  expect(field(/^Name/)).toHaveValue('')
})

test('warns of a name that cannot be told from another plan’s', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  const edit = await editPremium()
  await user.type(field(/^Name/), 'Gold')
  expect(field(/^Name/)).toHaveAccessibleDescription(/^Clients will see this plan as Starter/)
  await user.type(field(/^Name/), ' Premium')
  expect(field(/^Name/)).toHaveAccessibleDescription(
    /^Requests for this plan look the same as those for Premium/,
  )
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(edit)
  expect(field(/^Name/)).not.toHaveAccessibleDescription()
})

test('keeps commas in untouched features when a plan is edited', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  const before = store.plan.get('pln_premium')?.features
  await user.click(await editPremium())
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit Premium' })).toHaveFocus())
  expect(field(/^Price/)).toHaveValue('4999')
  await user.clear(field(/^Price/))
  await user.type(field(/^Price/), '4500{Enter}')
  expect(await screen.findByText('Plan updated!')).toBeVisible()
  expect(await screen.findByText('₹4,500')).toBeVisible()
  expect(store.plan.get('pln_premium')?.features).toEqual(before)
  expect(screen.getByRole('heading', { name: 'Add plan' })).toBeVisible()
})

test('keeps a stored feature’s comma when another feature is added', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  const before = store.plan.get('pln_premium')?.features ?? []
  expect(before.some((feature) => feature.includes(','))).toBe(true)
  await user.click(await editPremium())
  await user.type(field(/^Features/), ', Blog')
  expect(screen.getByText(`A comma starts a new feature. You have ${before.length + 1}.`)).toBeVisible()
  await user.type(field(/^Name/), '{Enter}')
  expect(await screen.findByText('Plan updated!')).toBeVisible()
  expect(store.plan.get('pln_premium')?.features).toEqual([...before, 'Blog'])
})

test('deletes a plan after confirmation and clears its form', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await user.click(await editPremium())
  await user.click(screen.getByRole('button', { name: 'Delete Premium' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete the plan Premium?' }))
  expect(question.getByText(/This cannot be undone\.$/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Plan deleted!')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Edit Premium' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Add plan' })).toBeVisible()
  // the focus is on a heading, not lost with the removed button
  await waitFor(() => expect(screen.getAllByRole('heading')).toContain(document.activeElement))
})

test('refuses a name that is already used and explains why', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await editPremium()
  await user.type(field(/^Name/), 'Premium')
  await user.type(field(/^Price/), '999')
  await user.type(field(/^Duration/), '15{Enter}')
  expect(await screen.findByText('Error saving plan.')).toBeVisible()
  expect(screen.getByText('A plan with this name already exists.')).toBeVisible()
})
