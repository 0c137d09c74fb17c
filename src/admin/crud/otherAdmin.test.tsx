import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { liftLatency } from '@mocks/faults'
import { store } from '@mocks/store/db'
import { changeRow } from '@mocks/testing/changeRow'
import type { OperationId } from '@/contract'
import { queryClient } from '@/api/queryClient'
import { storedDrafts } from '@/testing/drafts'
import { renderRoute } from '@/testing/renderRoute'

const field = (label: RegExp) => screen.getByLabelText(label)
const refetch = (list: OperationId) => queryClient.invalidateQueries({ queryKey: [list] })

async function edit(tab: string, name: string) {
  const view = await renderRoute(`/admin-dashboard/${tab}`, { as: 'admin' })
  await view.user.click(await screen.findByRole('button', { name: `Edit ${name}` }))
  return view
}

test('keeps another admin’s change to a field that was not edited', async () => {
  const { user } = await edit('payment-options', 'Chaukhat UPI')
  await user.type(field(/^Description/), ' Fast.')
  const description = (field(/^Description/) as HTMLTextAreaElement).value
  changeRow(store.paymentOption, 'pay_main', { upiId: 'new@konkanbank', isActive: false })
  await refetch('listPaymentOptions')
  await waitFor(() => expect(field(/^UPI ID/)).toHaveValue('new@konkanbank'))
  expect(field(/^Description/)).toHaveValue(description)
  await user.click(screen.getByRole('button', { name: 'Save payment option' }))
  expect(await screen.findByText('Payment option updated successfully!')).toBeVisible()
  expect(store.paymentOption.get('pay_main')).toMatchObject({
    upiId: 'new@konkanbank',
    isActive: false,
    description,
  })
})

test('keeps a restored draft and drafts only what was typed', async () => {
  const first = await edit('plans', 'Premium')
  await first.user.type(field(/^Name/), ' XL')
  first.unmount()
  await renderRoute('/admin-dashboard/plans', { again: true })
  await waitFor(() => expect(field(/^Name/)).toHaveValue('Premium XL'))
  changeRow(store.plan, 'pln_premium', { name: 'Premium Plus', price: 4500 })
  await refetch('listPlans')
  await waitFor(() => expect(field(/^Price/)).toHaveValue('4500'))
  expect(field(/^Name/)).toHaveValue('Premium XL')
  expect(storedDrafts().map(([, text]) => text)).toContain('{"name":"Premium XL"}')
  fireEvent.click(screen.getByRole('button', { name: /^Discard/ }))
  expect(field(/^Name/)).toHaveValue('Premium Plus')
  expect(field(/^Price/)).toHaveValue('4500')
  expect(storedDrafts()).toHaveLength(0)
})

test('keeps a chosen picture when another admin changes the member', async () => {
  const { user } = await edit('team', 'Rohan Patil')
  const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.svg', { type: 'image/svg+xml' })
  fireEvent.change(field(/^Profile image/), { target: { files: [file] } })
  const member = store.teamMember.find(({ name }) => name === 'Rohan Patil')
  changeRow(store.teamMember, member?._id ?? '', { position: 'Founder' })
  await refetch('listTeamMembers')
  await waitFor(() => expect(field(/^Position/)).toHaveValue('Founder'))
  await user.click(screen.getByRole('button', { name: 'Save team member' }))
  expect(await screen.findByText('Team member updated successfully!')).toBeVisible()
  expect(store.teamMember.get(member?._id ?? '')?.profileImage).not.toBe(member?.profileImage)
})

test('closes the form when the list shows the change before the save ends', async () => {
  const { user } = await renderRoute('/admin-dashboard/plans', {
    as: 'admin',
    faults: [{ operation: 'updatePlan', kind: 'latency', ms: 25_000 }],
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Premium' }))
  await user.type(field(/^Name/), ' XL{Enter}')
  changeRow(store.plan, 'pln_premium', { name: 'Premium XL' })
  await refetch('listPlans')
  expect(await screen.findByRole('button', { name: 'Edit Premium XL' })).toBeVisible()
  liftLatency()
  expect(await screen.findByText('Plan updated!')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Add plan' })).toBeVisible()
})

const goneHint = 'This payment option has been deleted. You can add it again.'

test('offers a record that another admin has deleted as a new one', async () => {
  const { user } = await edit('payment-options', 'Counter wallet')
  const before = store.paymentOption.find(({ name }) => name === 'Counter wallet')
  await user.type(field(/^Description/), ' Now open.')
  store.paymentOption.delete(before?._id ?? '')
  await user.click(screen.getByRole('button', { name: 'Save payment option' }))
  expect(await screen.findByText(goneHint)).toBeVisible()
  expect(field(/^Name/)).toHaveValue('Counter wallet')
  await user.click(screen.getByRole('button', { name: 'Add payment option' }))
  expect(await screen.findByText('Payment option added successfully!')).toBeVisible()
  expect(store.paymentOption.find(({ name }) => name === 'Counter wallet')).toMatchObject({
    upiId: before?.upiId,
    isActive: before?.isActive,
    description: `${before?.description ?? ''} Now open.`,
  })
  expect(screen.queryByText(goneHint)).toBeNull()
  expect(storedDrafts()).toHaveLength(0)
})

describe('deleting a record that is already deleted', () => {
  async function askToDelete() {
    const { user } = await renderRoute('/admin-dashboard/features', { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Delete UPI checkout' }))
    store.feature.delete(store.feature.find(({ title }) => title === 'UPI checkout')?._id ?? '')
    return { user, question: within(await screen.findByRole('alertdialog')) }
  }
  const expectFocusOnHeading = async () => {
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  }

  test('says so, closes the dialog and focuses the heading', async () => {
    const { user, question } = await askToDelete()
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('UPI checkout has already been deleted.')).toBeVisible()
    expect(screen.getByText('Feature not found.')).toBeVisible()
    await expectFocusOnHeading()
    expect(screen.queryByRole('button', { name: 'Delete UPI checkout' })).toBeNull()
  })

  test('focuses the heading if the record is gone when Keep is pressed', async () => {
    const { user, question } = await askToDelete()
    await refetch('listFeatures')
    await waitFor(() => expect(screen.queryByText('UPI checkout')).toBeNull())
    await user.click(question.getByRole('button', { name: 'Keep' }))
    await expectFocusOnHeading()
  })
})
