import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addFault } from '@mocks/faults'
import { queueRow } from '@/testing/queueRows'
import { renderRoute } from '@/testing/renderRoute'

const leaveFor = (tab: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Admin' })).getByRole('link', { name: tab })

test('an approval that fails after its tab was left is reported by the shell', async () => {
  const { user } = await renderRoute('/admin-dashboard/approve', { as: 'admin' })
  addFault({ operation: 'approveSubscription', kind: 'latency', ms: 1000 })
  addFault({ operation: 'approveSubscription', kind: 'status', status: 500 })
  await user.click(within(await queueRow('Farhan Sheikh')).getByRole('button', { name: /^Approve/ }))
  await user.click(leaveFor(/^Plans/))
  expect(await screen.findByText('Could not approve.')).toBeVisible()
  expect(screen.getByText('Farhan Sheikh, Premium.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText('Could not approve.')).toBeNull())
})

test('a renewal that fails after its tab was left is reported by the shell', async () => {
  const { user } = await renderRoute('/admin-dashboard/renewal-requests', { as: 'admin' })
  addFault({ operation: 'approveRenewal', kind: 'latency', ms: 1000 })
  addFault({ operation: 'approveRenewal', kind: 'status', status: 500 })
  const card = within(await screen.findByRole('listitem', { name: 'Swati Mayekar' }))
  await user.click(card.getByRole('button', { name: /^Approve/ }))
  await user.click(leaveFor(/^Plans/))
  expect(await screen.findByText('Could not approve renewal request.')).toBeVisible()
  expect(screen.getByText(/^Swati Mayekar, Starter/)).toBeVisible()
})
