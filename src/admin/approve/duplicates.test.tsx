import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { addFault, type Fault, liftLatency } from '@mocks/faults'
import { store } from '@mocks/store/db'
import { changeRow } from '@mocks/testing/changeRow'
import { queryClient } from '@/api/queryClient'
import { hasLeftQueue, queueRow } from '@/testing/queueRows'
import { renderRoute } from '@/testing/renderRoute'

const route = '/admin-dashboard/approve'

/** Holds back the list of all subscriptions until `liftLatency` is called. */
const othersLate: Fault = { operation: 'listAllSubscriptions', kind: 'latency', ms: 25_000 }

describe('repeated transaction ID', () => {
  test('names the other request, compares both and asks before approval', async () => {
    const { user } = await renderRoute(route, { as: 'admin' })
    const imran = within(await queueRow('Imran Kazi'))
    expect(await imran.findByText(/This transaction ID is already on SUB-/)).toBeVisible()
    expect(imran.getByText('Devika Nair').parentElement).toHaveTextContent(/^Devika Nair, Premium, active/)
    await user.click(imran.getByRole('button', { name: 'Compare' }))
    const compare = await screen.findByRole('dialog', { name: 'The same transaction ID' })
    expect(within(compare).getByText('devika@shorehouse.example')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await user.click(imran.getByRole('button', { name: /^Approve/ }))
    await user.click(await screen.findByRole('button', { name: 'Do not approve' }))
    expect(store.subscription.get('sub_imran_pro')?.status).toBe('pending')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(imran.getByRole('button', { name: /^Approve/ }))
    await user.click(await screen.findByRole('button', { name: 'Approve anyway' }))
    expect(await screen.findByText('Subscription approved!')).toBeVisible()
    expect(store.subscription.get('sub_imran_pro')?.status).toBe('active')
  })

  test('names four of many others and counts the rest', async () => {
    await renderRoute(route, { as: 'admin' })
    const imran = await queueRow('Imran Kazi')
    const id = store.subscription.get('sub_imran_pro')?.transactionId ?? null
    const first = store.subscription.where('transactionId', id).find(({ status }) => status === 'active')
    for (const number of [1, 2, 3, 4, 5])
      if (first) store.subscription.put({ ...first, _id: `again_${number}`, uniqueId: `SUB-AGAIN-${number}` })
    await queryClient.invalidateQueries({ queryKey: ['listAllSubscriptions'] })
    expect(await within(imran).findByText(/is also on/)).toHaveTextContent(
      /^Devika Nair, .*\. The ID is also on SUB-AGAIN-4, SUB-AGAIN-3, SUB-AGAIN-2 and 2 more\. You will be asked to confirm before this request is approved\.$/,
    )
  })

  test('asks even if Approve was clicked before the other requests loaded', async () => {
    const { user } = await renderRoute(route, { as: 'admin', faults: [othersLate] })
    await user.click(within(await queueRow('Imran Kazi')).getByRole('button', { name: /^Approve/ }))
    await user.click(within(await queueRow('Sunita Ghag')).getByRole('button', { name: /^Approve/ }))
    expect(within(await queueRow('Imran Kazi')).getByRole('button', { name: 'Approving…' })).toBeVisible()
    liftLatency()
    const question = await screen.findByRole('alertdialog', { name: 'Approve Imran Kazi?' })
    expect(question).toHaveTextContent(
      'Another subscription already uses the transaction ID of this request.',
    )
    expect(store.subscription.get('sub_imran_pro')?.status).toBe('pending')
    await waitFor(() => expect(hasLeftQueue('Sunita Ghag')).toBe(true))
    await user.click(screen.getByRole('button', { name: 'Approve anyway' }))
    await waitFor(() => expect(hasLeftQueue('Imran Kazi')).toBe(true))
  })

  test('approves an unaffected request only after the others have loaded', async () => {
    const { user } = await renderRoute(route, { as: 'admin', faults: [othersLate] })
    const sunita = within(await queueRow('Sunita Ghag'))
    await user.dblClick(sunita.getByRole('button', { name: /^Approve/ }))
    expect(hasLeftQueue('Sunita Ghag')).toBe(false)
    liftLatency()
    expect(await screen.findByText('Subscription approved!')).toBeVisible()
    expect(hasLeftQueue('Sunita Ghag')).toBe(true)
  })

  test('does not approve without the check if the other requests fail to load', async () => {
    const { user } = await renderRoute(route, { as: 'admin', faults: [othersLate] })
    const imran = within(await queueRow('Imran Kazi'))
    await user.click(imran.getByRole('button', { name: /^Approve/ }))
    addFault({ operation: 'listAllSubscriptions', kind: 'status', status: 500 })
    liftLatency()
    expect(await screen.findByText('We can’t check for repeated transaction IDs right now')).toBeVisible()
    expect(await imran.findByRole('button', { name: 'Approve Imran Kazi' })).toBeEnabled()
    expect(store.subscription.get('sub_imran_pro')?.status).toBe('pending')
  })
})

test('warns about an unknown coupon and asks before approval', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await queueRow('Asha Kulkarni')
  const row = store.subscription.where('userId', 'usr_asha').find(({ status }) => status === 'pending')
  changeRow(store.subscription, row?._id ?? '', { transactionId: 'FREE-NOPE' })
  await queryClient.invalidateQueries({ queryKey: ['listPendingSubscriptions'] })
  const asha = within(await queueRow('Asha Kulkarni'))
  expect(await asha.findByText('This request claims coupon NOPE: no such coupon')).toBeVisible()
  await user.click(asha.getByRole('button', { name: /^Approve/ }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('claims coupon NOPE: no such coupon')
})
