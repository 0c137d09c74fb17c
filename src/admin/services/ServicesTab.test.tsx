import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { store } from '@mocks/store/db'
import { renderRoute } from '@/testing/renderRoute'

const route = '/admin-dashboard/services'
const field = (label: RegExp) => screen.getByLabelText(label)
const editDesign = () => screen.findByRole('button', { name: 'Edit Web Design' })

test('shows all services, with prices and durations as they were entered', async () => {
  await renderRoute('', { scenario: 'admin-services' })
  await editDesign()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(21)
  expect(screen.getByText('From ₹999 per month · Monthly')).toBeVisible()
})

test('adds a service with the defaults and without blank features', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await editDesign()
  await user.click(screen.getByRole('button', { name: 'Add service' }))
  expect(await screen.findByText('Please enter a name.')).toBeVisible()
  expect(screen.getByText('Please enter the full description.')).toBeVisible()
  expect(screen.getByText('Please enter an icon.')).toBeVisible()
  await user.type(field(/^Name/), 'Photos')
  await user.type(field(/^Full description/), 'Of dishes.')
  await user.type(field(/^Icon/), 'camera')
  fireEvent.change(field(/^Features/), { target: { value: '\nTen pictures\n' } })
  await user.type(field(/^Order/), 'x{Enter}')
  expect(await screen.findByText('Order must be a whole number, 0 or more.')).toBeVisible()
  await user.clear(field(/^Order/))
  await user.type(field(/^Name/), '{Enter}')
  expect(await screen.findByText('Service added successfully!')).toBeVisible()
  expect(store.service.find(({ name }) => name === 'Photos')).toMatchObject({
    category: 'other',
    order: 0,
    color: '#667eea',
    price: null,
    features: ['Ten pictures'],
  })
})
