import { clearFaults } from '@mocks/faults'
import { store } from '@mocks/store/db'
import { statsOf } from '@mocks/rules/stats'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { revenue } from '@/lib/money'
import { catchDownload } from '@/testing/catchDownload'
import { renderRoute } from '@/testing/renderRoute'

const route = '/admin-dashboard/stats'
const titles = [
  'Subscriptions by status',
  'Subscriptions by plan',
  'New subscriptions by month',
  'New users by month',
  'Subscriptions ending soon',
  'Revenue by plan at list price',
  'Open complaints by age',
  'Coupon use',
]

// the months depend on the date
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00+05:30') })
})
afterEach(() => {
  vi.useRealTimers()
})

const panel = async (title: string) => within(await screen.findByRole('region', { name: title }))

async function openPanel(title: string, reading: RegExp) {
  const found = await panel(title)
  await found.findByText(reading)
  return found
}

/** The texts of the rows in the chart's table. */
async function rowsOf(title: string) {
  const { user } = await renderRoute(route, { as: 'admin' })
  const chart = await openPanel(title, /\.$/)
  await user.click(chart.getByRole('button', { name: /^Show as table/ }))
  const [, ...rows] = within(chart.getByRole('table', { name: title })).getAllByRole('row')
  return rows.map((row) => Array.from(row.children, ({ textContent }) => textContent).join(' '))
}

test('shows the totals', async () => {
  await renderRoute('', { scenario: 'admin-stats' })
  const totals = { 'Total Users': '48', 'Total Subscriptions': '45', 'Active Subscriptions': '17' }
  for (const [label, total] of Object.entries(totals))
    expect((await screen.findByText(label)).closest('div')).toHaveTextContent(`${label}${total}`)
})

test('shows a chart as a table', async () => {
  expect(await rowsOf('Revenue by plan at list price')).toEqual([
    'Starter 14 $27,986',
    'Premium 15 $74,985',
    'Pro 4 $67,996',
  ])
})

test('shows the same revenue as the dashboard', async () => {
  await renderRoute(route, { as: 'admin' })
  const chart = await openPanel('Revenue by plan at list price', /ever approved/)
  const { totalRevenue } = statsOf(0, store.subscription.list(), store.plan.list())
  expect(chart.getByText(/ever approved/)).toHaveTextContent(
    `${revenue(totalRevenue)} (in rupees) for 33 subscriptions`,
  )
})

test('switches between table and chart by keyboard', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  const chart = await openPanel('Subscriptions by plan', /most popular/)
  const toggle = chart.getByRole('button', { name: 'Show as table: Subscriptions by plan' })
  expect(toggle).toHaveAttribute('aria-pressed', 'false')
  expect(chart.queryByRole('table')).toBeNull()
  toggle.focus()
  await user.keyboard('{Enter}')
  expect(toggle).toHaveAttribute('aria-pressed', 'true')
  expect(chart.getByRole('table')).toBeVisible()
  await user.keyboard(' ')
  expect(chart.queryByRole('table')).toBeNull()
  expect(toggle).toHaveFocus()
})

test('exports the rows as CSV', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  const chart = await openPanel('Coupon use', /reached (its|their) limit/)
  const saved = await catchDownload(() => user.click(chart.getByRole('button', { name: /^CSV/ })))
  expect(saved.name).toBe('coupon-use.csv')
  expect(saved.text).toBe(
    'Coupon,Used,Limit,Status\r\nDIWALI300,112,∞,Active\r\nMONSOON,60,60,Inactive\r\n' +
      'FIRST500,38,40,Active\r\nSALTLANE,7,25,Inactive\r\nWELCOME2000,3,10,Active\r\n',
  )
})

test.each([
  ['listCoupons', 'Coupon use', 'Could not fetch coupons.'],
  ['listPlans', 'Revenue by plan at list price', 'Failed to load plans. Please try again.'],
] as const)('keeps the other panels when %s fails', async (operation, title, text) => {
  const { user } = await renderRoute(route, {
    as: 'admin',
    faults: [{ operation, kind: 'status', status: 500, message: '' }],
  })
  const chart = await panel(title)
  expect(await chart.findByRole('alert')).toHaveTextContent(text)
  expect(chart.getByRole('button', { name: /^CSV/ })).toBeDisabled()
  for (const other of titles.filter((each) => each !== title))
    expect(await (await panel(other)).findByText(/\.$/)).toBeVisible()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  clearFaults()
  await user.click(chart.getByRole('button', { name: 'Try again' }))
  expect(await chart.findByText(/\.$/, { selector: 'p' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('explains on the first day why charts are empty', async () => {
  await renderRoute('', { scenario: 'admin-stats-empty' })
  expect(await screen.findAllByRole('heading', { name: 'No subscriptions yet' })).toHaveLength(3)
  for (const name of ['No active subscriptions', 'No revenue yet', 'No open complaints', 'No coupons yet'])
    expect(await screen.findByRole('heading', { name })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create a coupon' })).toHaveAttribute(
    'href',
    '/admin-dashboard/coupons',
  )
  expect(await (await panel('New users by month')).findByText(/^1 new user in/)).toBeVisible()
})
