import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { mapObjects, rewriting } from '@mocks/quirks/answers'
import { setQuirks } from '@mocks/quirks/state'
import { liftLatency } from '@mocks/faults'
import { store } from '@mocks/store/db'
import { queryClient } from '@/api/queryClient'
import { catchDownload } from '@/testing/catchDownload'
import { renderRoute } from '@/testing/renderRoute'

const route = '/admin-dashboard/coupons'
const field = (label: RegExp) => screen.getByLabelText(label)
const row = (code: string) => {
  const found = screen.getByText(code, { selector: 'strong' }).closest('tr')
  if (!found) throw new Error(`${code} is in no row`)
  return within(found)
}

afterEach(() => setQuirks([]))

test('shows rupees, the number of uses, and ∞ for a missing limit', async () => {
  await renderRoute('', { scenario: 'admin-coupons' })
  await screen.findByText('DIWALI300')
  expect(row('DIWALI300').getByText('₹300')).toBeVisible()
  expect(row('DIWALI300').getByText('112 / ∞')).toBeVisible()
  expect(row('FIRST500').getByText('38 / 40')).toBeVisible()
  expect(row('MONSOON').getByRole('button', { name: 'Deactivate MONSOON' })).toBeDisabled()
})

test('reports errors beside their fields and sends nothing', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await screen.findByText('DIWALI300')
  await user.type(field(/^Amount/), 'five')
  await user.type(field(/^Usage limit/), '2.5')
  await user.click(screen.getByRole('button', { name: 'Create coupon' }))
  expect(await screen.findByText('Please enter a code.')).toBeVisible()
  expect(screen.getByText('Amount must be a positive number.')).toBeVisible()
  expect(screen.getByText('Usage limit must be a positive whole number.')).toBeVisible()
  await waitFor(() => expect(field(/^Code/)).toHaveFocus())
  expect(store.coupon.list()).toHaveLength(5)
})

test('creates a coupon and clears the form', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await screen.findByText('DIWALI300')
  await user.type(field(/^Code/), 'gudhipadwa')
  await user.type(field(/^Amount/), '150')
  await user.type(field(/^Usage limit/), '1000000{Enter}')
  expect(await screen.findByText('Coupon created!')).toBeVisible()
  expect(await screen.findByText('GUDHIPADWA')).toBeVisible()
  expect(row('GUDHIPADWA').getByText('0 / 10,00,000')).toBeVisible()
  expect(field(/^Code/)).toHaveValue('')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Create coupon' })).toHaveFocus())
})

test('shows the limit that the server stored for a blank limit', async () => {
  const limitsToOne = rewriting((body) =>
    mapObjects(body, (object) => (object['code'] === 'PADWA' ? { ...object, usageLimit: 1 } : object)),
  )
  const { user } = await renderRoute(route, { as: 'admin' })
  setQuirks([{ title: 'A blank limit is stored as 1', serve: limitsToOne }])
  await screen.findByText('DIWALI300')
  await user.type(field(/^Code/), 'padwa')
  await user.type(field(/^Amount/), '150{Enter}')
  expect(await screen.findByText('Coupon created!')).toBeVisible()
  expect(screen.getByText('The server set the usage limit to 1.')).toBeVisible()
  expect(row('PADWA').getByText('0 / 1')).toBeVisible()
})

test('shows a stored limit of 0 as no limit', async () => {
  const storesNoLimitAsZero = rewriting((body) =>
    mapObjects(body, (object) =>
      object['code'] === 'FIRST500' ? { ...object, usageLimit: 0, usedCount: 0 } : object,
    ),
  )
  const { user } = await renderRoute(route, { as: 'admin' })
  setQuirks([{ title: 'No limit is stored as 0', serve: storesNoLimitAsZero }])
  await queryClient.invalidateQueries({ queryKey: ['listCoupons'] })
  expect(await screen.findByText('0 / ∞')).toBeVisible()
  const { text } = await catchDownload(() => user.click(screen.getByRole('button', { name: 'CSV' })))
  expect(text).toContain('FIRST500,500,0 of ∞')
})

test('clears the form on Cancel while another request is running', async () => {
  const { user } = await renderRoute(route, {
    as: 'admin',
    faults: [{ operation: 'deactivateCoupon', kind: 'latency', ms: 3000 }],
  })
  await screen.findByText('FIRST500')
  await user.type(field(/^Code/), 'half')
  await user.click(row('FIRST500').getByRole('button', { name: 'Deactivate FIRST500' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(field(/^Code/)).toHaveValue('')
  expect(store.coupon.list().find(({ code }) => code === 'FIRST500')).toMatchObject({ active: true })
  // a call that this test cut off would be reported in the next one
  liftLatency()
  await screen.findByText('Coupon deactivated!')
})

test('deactivates a coupon, disables Deactivate and focuses Delete', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await screen.findByText('FIRST500')
  await user.click(screen.getByRole('button', { name: 'Deactivate FIRST500' }))
  expect(await screen.findByText('Coupon deactivated!')).toBeVisible()
  expect(row('FIRST500').getByText('Inactive')).toBeVisible()
  await waitFor(() => expect(row('FIRST500').getByRole('button', { name: 'Delete FIRST500' })).toHaveFocus())
  expect(screen.getByRole('button', { name: 'Deactivate FIRST500' })).toBeDisabled()
})

test('reports a deactivation even if the filter then hides the coupon', async () => {
  const { user } = await renderRoute(`${route}?f.status=active`, { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Deactivate FIRST500' }))
  expect(await screen.findByText('Coupon deactivated!')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Deactivate FIRST500' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})
