import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { store } from '@mocks/store/db'
import { storedDrafts } from '@/testing/drafts'
import { queueRow } from '@/testing/queueRows'
import { renderRoute } from '@/testing/renderRoute'

const hint = 'Restored what you had typed.'
const admin = (tab: string, more = {}) => renderRoute(`/admin-dashboard/${tab}`, { as: 'admin', ...more })

describe('notification draft', () => {
  const message = () => screen.findByRole('textbox', { name: 'Message' })

  async function typeForDevika() {
    const { user, unmount } = await admin('notifications')
    await user.type(await message(), 'Only for you')
    await user.click(await screen.findByRole('radio', { name: 'One user' }))
    await user.type(screen.getByRole('searchbox', { name: 'Find a user' }), 'devika')
    await user.click(await screen.findByRole('button', { name: /^Devika Nair/ }))
    unmount()
  }

  test('keeps its single recipient after a reload', async () => {
    await typeForDevika()
    const { user } = await admin('notifications')
    expect(await message()).toHaveValue('Only for you')
    expect(screen.getByText(hint)).toBeVisible()
    expect(screen.getByRole('radio', { name: 'One user' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Send notification' }))
    expect(await screen.findByText('Notification sent!')).toBeVisible()
    const sent = store.notification.find((row) => row.message === 'Only for you')
    expect(sent).toMatchObject({ userId: 'usr_devika' })
    expect(await message()).toHaveValue('')
    expect(screen.queryByText(hint)).toBeNull()
    expect(storedDrafts()).toHaveLength(0)
  })

  test('keeps its recipient when the users fail to load', async () => {
    await typeForDevika()
    await admin('notifications', { faults: [{ operation: 'listUsers', kind: 'status', status: 500 }] })
    expect(await message()).toHaveValue('Only for you')
    expect(screen.getByRole('radio', { name: 'One user' })).toBeChecked()
    expect(screen.getByText('devika@shorehouse.example')).toBeVisible()
  })
})

describe('rejection reason', () => {
  const row = async (name: string) => within(await queueRow(name))
  const reject = async (name: string) => (await row(name)).getByRole('button', { name: /^Reject/ })
  const reason = (name: string) =>
    screen.findByRole('textbox', { name: new RegExp(`${name} will read your reason`) })

  test('survives a reload and is cleared when it is submitted', async () => {
    const first = await admin('approve')
    await first.user.click(await reject('Leela Sawant'))
    await first.user.type(await reason('Leela'), 'Nine digits')
    first.unmount()

    const { user } = await admin('approve')
    expect(await reason('Leela')).toHaveValue('Nine digits')
    expect(screen.getByText(hint)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Subscription rejected!')).toBeVisible()
    expect(store.subscription.get('sub_leela_premium')?.rejectionReason).toBe('Nine digits')
    expect(storedDrafts()).toHaveLength(0)
  })

  test('survives the approval of another request; Cancel clears it', async () => {
    const { user } = await admin('approve')
    await user.click(await reject('Leela Sawant'))
    await user.type(await reason('Leela'), 'Nine digits')
    await user.click((await row('Farhan Sheikh')).getByRole('button', { name: /^Approve/ }))
    expect(await screen.findByText('Subscription approved!')).toBeVisible()
    expect(await reason('Leela')).toHaveValue('Nine digits')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(storedDrafts()).toHaveLength(0)
    await user.click(await reject('Leela Sawant'))
    expect(await reason('Leela')).toHaveValue('')
  })
})

test('keeps a renewal’s rejection reason after a reload and a failure', async () => {
  const open = () => screen.findByRole('textbox', { name: 'Reason' })
  const reject = () => screen.findByRole('button', { name: 'Reject Swati Mayekar’s renewal' })
  const first = await admin('renewal-requests')
  await first.user.click(await reject())
  await first.user.type(await open(), 'Not paid')
  const { search } = first.router.state.location
  first.unmount()

  const { user } = await admin(`renewal-requests${search}`, {
    faults: [{ operation: 'rejectRenewal', kind: 'status', status: 500, times: 1 }],
  })
  expect(await open()).toHaveValue('Not paid')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Could not reject renewal request.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await reject())
  expect(await open()).toHaveValue('Not paid')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Renewal rejected')).toBeVisible()
  expect(storedDrafts()).toHaveLength(0)
})

test('keeps a complaint’s response after a reload; Cancel clears it', async () => {
  const url = 'help?resolve=cmp_devika_photos'
  const first = await admin(url)
  await first.user.type(await screen.findByRole('textbox', { name: 'Response' }), 'Lightened')
  first.unmount()

  const { user } = await admin(url)
  const dialog = within(await screen.findByRole('dialog', { name: /Devika Nair/ }))
  expect(dialog.getByRole('textbox', { name: 'Response' })).toHaveValue('Lightened')
  expect(dialog.getByText(hint)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(storedDrafts()).toHaveLength(0)
})
