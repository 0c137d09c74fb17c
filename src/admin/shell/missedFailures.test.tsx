import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addFault } from '@mocks/faults'
import { queueRow } from '@/testing/queueRows'
import type { OperationId } from '@/contract'
import { renderRoute } from '@/testing/renderRoute'

const ANSWER_MS = 20_000
const advanceTimers = (ms: number) => vi.advanceTimersByTime(ms)

// so that the tab is left before the answer, on any machine
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

function failLate(operation: OperationId) {
  addFault({ operation, kind: 'latency', ms: ANSWER_MS })
  addFault({ operation, kind: 'status', status: 500 })
}

async function answerOn(tab: string) {
  await screen.findByRole('heading', { level: 1, name: tab })
  await act(() => vi.advanceTimersByTimeAsync(ANSWER_MS))
}

const leaveFor = (tab: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Admin' })).getByRole('link', { name: tab })

test('an approval that fails after its tab was left is reported by the shell', async () => {
  const { user } = await renderRoute('/admin-dashboard/approve', { as: 'admin', advanceTimers })
  failLate('approveSubscription')
  await user.click(within(await queueRow('Farhan Sheikh')).getByRole('button', { name: /^Approve/ }))
  await user.click(leaveFor(/^Plans/))
  await answerOn('Manage Plans')
  expect(await screen.findByText('Could not approve.')).toBeVisible()
  expect(screen.getByText('Farhan Sheikh, Premium.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText('Could not approve.')).toBeNull())
})

test('a renewal that fails after its tab was left is reported by the shell', async () => {
  const { user } = await renderRoute('/admin-dashboard/renewal-requests', { as: 'admin', advanceTimers })
  failLate('approveRenewal')
  const card = within(await screen.findByRole('listitem', { name: 'Swati Mayekar' }))
  await user.click(card.getByRole('button', { name: /^Approve/ }))
  await user.click(leaveFor(/^Plans/))
  await answerOn('Manage Plans')
  expect(await screen.findByText('Could not approve renewal request.')).toBeVisible()
  expect(screen.getByText(/^Swati Mayekar, Starter/)).toBeVisible()
})

type View = Awaited<ReturnType<typeof renderRoute>>
/** `said`: the message, and what it is about. */
type Left = [OperationId, tab: string, start: (view: View) => Promise<void>, said: string]
const leftActions: Left[] = [
  [
    'updatePlan',
    'plans',
    async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'Edit Premium' }))
      await user.type(screen.getByLabelText(/^Name/), ' XL{Enter}')
    },
    'Error saving plan.Edit Premium',
  ],
  [
    'deletePlan',
    'plans',
    async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'Delete Premium' }))
      await user.click(await screen.findByRole('button', { name: 'Delete' }))
    },
    'Could not delete plan.Premium',
  ],
  [
    'sendNotification',
    'notifications',
    async ({ user }) => {
      await user.click(await screen.findByRole('radio', { name: 'All users' }))
      await user.type(screen.getByLabelText('Message'), 'Backups move.')
      await user.click(screen.getByRole('button', { name: 'Send notification' }))
    },
    'Could not send notification.To all users',
  ],
  [
    'sendAutoExpiryNotifications',
    'notifications',
    async ({ user }) =>
      user.click(await screen.findByRole('button', { name: 'Send auto-expiry notifications' })),
    'Could not send auto notifications.',
  ],
]

test.each(leftActions)('%s on a tab that was left is reported', async (operation, tab, start, said) => {
  const view = await renderRoute(`/admin-dashboard/${tab}`, { as: 'admin', advanceTimers })
  failLate(operation)
  await start(view)
  // hidden: a dialog may be open, which Back leaves too
  await view.user.click(screen.getByRole('link', { name: 'Manage Users', hidden: true }))
  await answerOn('Manage Users')
  expect(await screen.findByRole('alert')).toHaveTextContent(said)
})
