import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { store } from '@mocks/store/db'
import { renderRoute } from '@/testing/renderRoute'

const route = '/admin-dashboard/features'
const field = (label: RegExp) => screen.getByLabelText(label)
const editUpi = () => screen.findByRole('button', { name: 'Edit UPI checkout' })

test('adds a feature with the defaults and without blank benefits', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await editUpi()
  await user.click(screen.getByRole('button', { name: 'Add feature' }))
  expect(await screen.findByText('Please enter a title.')).toBeVisible()
  expect(screen.getByText('Please enter a description.')).toBeVisible()
  expect(screen.getByText('Please enter an icon.')).toBeVisible()
  await user.type(field(/^Title/), 'Printed menu')
  await user.type(field(/^Description/), 'The site as a card.')
  await user.type(field(/^Icon/), 'printer')
  fireEvent.change(field(/^Benefits/), { target: { value: 'One\n\n  Two ' } })
  await user.clear(field(/^Order/))
  await user.type(field(/^Order/), '-1{Enter}')
  expect(await screen.findByText('Order must be a whole number, 0 or more.')).toBeVisible()
  await user.clear(field(/^Order/))
  await user.type(field(/^Order/), '{Enter}')
  expect(await screen.findByText('Feature added successfully!')).toBeVisible()
  expect(await screen.findByText('icon printer')).toBeVisible()
  expect(screen.getByRole('img', { name: 'indian-rupee icon' })).toBeVisible()
  expect(store.feature.find(({ title }) => title === 'Printed menu')).toMatchObject({
    category: 'other',
    order: 0,
    color: '#667eea',
    benefits: ['One', 'Two'],
  })
})

test('edits a feature; the success message disappears after 3 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { user } = await renderRoute(route, {
      as: 'admin',
      advanceTimers: (ms) => vi.advanceTimersByTime(ms),
    })
    await user.click(await editUpi())
    await user.type(field(/^Title/), ' 2{Enter}')
    expect(await screen.findByText('Feature updated successfully!')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Edit UPI checkout 2' })).toBeVisible()
    await vi.advanceTimersByTimeAsync(3000)
    await waitFor(() => expect(screen.queryByText('Feature updated successfully!')).toBeNull())
  } finally {
    vi.useRealTimers()
  }
})
