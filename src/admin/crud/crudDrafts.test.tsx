import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { store } from '@mocks/store/db'
import { storedDrafts } from '@/testing/drafts'
import { renderRoute } from '@/testing/renderRoute'

const plans = '/admin-dashboard/plans'
const hint = 'Restored what you had typed.'
const field = (label: RegExp) => screen.getByLabelText(label)
const editPremium = () => screen.findByRole('button', { name: 'Edit Premium' })

/** Renders the page as after a reload: only the browser's storage remains. */
function reload(route: string, unmount: () => void) {
  unmount()
  return renderRoute(route, { as: 'admin' })
}

test('restores a new record’s draft after a reload; Discard clears it', async () => {
  const first = await renderRoute(plans, { as: 'admin' })
  await editPremium()
  expect(screen.queryByText(hint)).toBeNull()
  await first.user.type(field(/^Name/), 'Basic')
  await first.user.type(field(/^Features/), 'One page, Help')
  await first.user.click(field(/^Highlight/))

  const { user } = await reload(plans, first.unmount)
  expect(await screen.findByText(hint)).toBeVisible()
  expect(field(/^Name/)).toHaveValue('Basic')
  expect(field(/^Features/)).toHaveValue('One page, Help')
  expect(field(/^Highlight/)).toBeChecked()
  expect(screen.getByRole('heading', { name: 'Add plan' })).not.toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Discard what was restored' }))
  expect(field(/^Name/)).toHaveValue('')
  expect(field(/^Name/)).toHaveFocus()
  expect(field(/^Highlight/)).not.toBeChecked()
  expect(screen.queryByText(hint)).toBeNull()
  expect(storedDrafts()).toHaveLength(0)
})

test('restores the edited fields of a record and loads the others', async () => {
  const first = await renderRoute(plans, { as: 'admin' })
  const features = store.plan.get('pln_premium')?.features
  await first.user.click(await editPremium())
  await first.user.type(field(/^Name/), ' XL')

  const { user } = await reload(plans, first.unmount)
  expect(await screen.findByRole('heading', { name: 'Edit Premium' })).toBeVisible()
  expect(screen.getByText(hint)).toBeVisible()
  expect(field(/^Name/)).toHaveValue('Premium XL')
  expect(field(/^Price/)).toHaveValue('4999')

  await user.type(field(/^Name/), '{Enter}')
  expect(await screen.findByText('Plan updated!')).toBeVisible()
  expect(store.plan.get('pln_premium')).toMatchObject({ name: 'Premium XL', features })
  expect(screen.queryByText(hint)).toBeNull()
  expect(storedDrafts()).toHaveLength(0)
})

test('offers the draft of a record that was deleted as a new one', async () => {
  const first = await renderRoute(plans, { as: 'admin' })
  await first.user.click(await editPremium())
  await first.user.type(field(/^Name/), ' XL')
  first.unmount()
  store.plan.delete('pln_premium')

  const { user } = await renderRoute(plans, { again: true })
  expect(await screen.findByText(hint)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Add plan' })).not.toHaveFocus()
  expect(field(/^Name/)).toHaveValue('Premium XL')
  await user.type(field(/^Price/), '4999')
  await user.type(field(/^Duration/), '90{Enter}')
  expect(await screen.findByText('Plan added!')).toBeVisible()
  expect(store.plan.find(({ name }) => name === 'Premium XL')).toMatchObject({ price: 4999 })
  expect(field(/^Name/)).toHaveValue('')
  expect(storedDrafts()).toHaveLength(0)
})

test('clears the draft on Cancel and when the changes are undone', async () => {
  const { user } = await renderRoute(plans, { as: 'admin' })
  await user.click(await editPremium())
  await user.type(field(/^Name/), ' XL')
  expect(storedDrafts()).not.toHaveLength(0)
  await user.type(field(/^Name/), '{Backspace}{Backspace}{Backspace}')
  expect(storedDrafts()).toHaveLength(0)
  await user.type(field(/^Name/), '!')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(storedDrafts()).toHaveLength(0)
  expect(screen.getByRole('heading', { name: 'Add plan' })).toBeVisible()
  expect(field(/^Name/)).toHaveValue('')
})

test('deletes a record’s draft when the record is deleted', async () => {
  const { user } = await renderRoute(plans, { as: 'admin' })
  await user.click(await editPremium())
  await user.type(field(/^Name/), ' XL')
  await user.click(screen.getByRole('button', { name: 'Delete Premium' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Plan deleted!')).toBeVisible()
  expect(storedDrafts()).toHaveLength(0)
})

test('restores nested fields, but no file', async () => {
  const team = '/admin-dashboard/team'
  const first = await renderRoute(team, { as: 'admin' })
  await first.user.click(await screen.findByRole('button', { name: 'Edit Rohan Patil' }))
  const file = new File([new Uint8Array([137, 80])], 'rohan.png', { type: 'text/plain' })
  fireEvent.change(field(/^Profile image/), { target: { files: [file] } })
  expect(await screen.findByText('Only image files are allowed.')).toBeVisible()
  expect(storedDrafts()).toHaveLength(0)
  await first.user.type(field(/^GitHub/), 'x')
  const typed = (field(/^GitHub/) as HTMLInputElement).value

  await reload(team, first.unmount)
  expect(await screen.findByRole('heading', { name: 'Edit Rohan Patil' })).toBeVisible()
  expect(field(/^GitHub/)).toHaveValue(typed)
  expect(screen.queryByText('rohan.png')).toBeNull()
})

test('ignores a malformed draft', async () => {
  const first = await renderRoute(plans, { as: 'admin' })
  await editPremium()
  await first.user.type(field(/^Name/), 'Basic')
  const key = storedDrafts()[0]?.[0] ?? ''
  for (const draft of ['no JSON', '7', '{"name":5,"unknown":"x","save":null}']) {
    sessionStorage.setItem(key, draft)
    const { unmount } = await reload(plans, first.unmount)
    await editPremium()
    expect(field(/^Name/)).toHaveValue('')
    expect(screen.queryByText(hint)).toBeNull()
    unmount()
  }
})

test('hides a draft from the next admin in the same browser tab', async () => {
  const first = await renderRoute(plans, { as: 'admin' })
  await editPremium()
  await first.user.type(field(/^Name/), 'Basic')
  const stored = storedDrafts()
  sessionStorage.clear()
  for (const [key, text] of stored)
    sessionStorage.setItem(key.replace('usr_rohan', 'usr_other'), String(text))
  await reload(plans, first.unmount)
  await editPremium()
  await waitFor(() => expect(field(/^Name/)).toHaveValue(''))
  expect(storedDrafts()).toHaveLength(stored.length)
})
