import { store } from '@mocks/store/db'
import { changeRow } from '@mocks/testing/changeRow'
import { liftLatency } from '@mocks/faults'
import { moveClock } from '@mocks/scenarios/applyScenario'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DAY } from '@/lib/dates'
import { catchDownload } from '@/testing/catchDownload'
import { renderRoute } from '@/testing/renderRoute'

const rows = async () => {
  const table = within(await screen.findByRole('table', { name: 'Purchases' }))
  return table.getAllByRole('row').slice(1)
}
const texts = async () => (await rows()).map((row) => row.textContent)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

describe('purchases page', () => {
  it('lists all purchases, newest first, with today’s list price', async () => {
    await renderRoute('', { scenario: 'purchases' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Purchases' })).toBeVisible()
    expect((await screen.findAllByText('₹4,999'))[0]).toBeVisible()
    const [first, ...others] = await texts()
    expect(first).toContain('Premium')
    expect(first).toContain('4258 1190 6634')
    expect(first).toContain('Active')
    expect(others.length).toBeGreaterThan(0)
    expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending')
  })

  it('filters by status and keeps the filter in the address', async () => {
    const { user, router } = await renderRoute('', { scenario: 'purchases' })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Rejected')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect((await texts())[0]).toContain('Starter')
    expect(router.state.location.search).toContain('Rejected')
  })
  it('finds a purchase by its transaction ID without the spaces', async () => {
    await renderRoute('/dashboard/purchases?q=425811906634', { as: 'active' })
    expect(await texts()).toEqual([expect.stringContaining('4258 1190 6634')])
  })

  it('takes the search from the address and exports the found rows as CSV', async () => {
    const { user } = await renderRoute('/dashboard/purchases?q=premium', { as: 'active' })
    expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveValue('premium')
    expect((await screen.findAllByText('₹4,999'))[0]).toBeVisible()
    const saved = await catchDownload(() => user.click(screen.getByRole('button', { name: 'CSV' })))
    expect(saved.name).toBe('purchases.csv')
    const [header, line, ...rest] = saved.text.trim().split('\r\n')
    expect(header).toContain('Date,Plan,List price,Status,Ends,Method,Transaction ID,Subscription ID')
    expect(line).toMatch(
      /^\d{4}-\d\d-\d\d,Premium,4999,Active,\d{4}-\d\d-\d\d,UPI,'4258 1190 6634,SUB-\w{6}$/,
    )
    expect(rest).toEqual([])
  })

  it.each([
    ['2026-11-20T23:59:00+05:30', '10 Dec 2026', '2026-12-10'],
    ['2026-11-21T00:30:00+05:30', '11 Dec 2026', '2026-12-11'],
  ])('exports the Indian date that the page shows at %s', async (moment, shown, saved) => {
    vi.stubEnv('TZ', 'America/Los_Angeles')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) })
    const { user } = await renderRoute('/dashboard/purchases?q=premium', { as: 'active' })
    expect(await texts()).toEqual([expect.stringContaining(shown)])
    const file = await catchDownload(() => user.click(screen.getByRole('button', { name: 'CSV' })))
    expect(file.text).toContain(`,Active,${saved},`)
  })

  it.each([
    ['the list', '/dashboard/purchases?q=premium'],
    ['an acknowledgement', '/dashboard/purchases/sub_devika_premium'],
  ])('does not call a price unknown while the plans load: %s', async (_name, route) => {
    await renderRoute(route, {
      as: 'active',
      faults: [{ operation: 'listPlans', kind: 'latency', ms: 25_000 }],
    })
    expect(await screen.findByText('4258 1190 6634')).toBeVisible()
    expect(screen.queryByText('Unknown')).toBeNull()
    liftLatency()
    expect(await screen.findByText('₹4,999')).toBeVisible()
  })

  it('shows the price as unknown when the plans fail to load', async () => {
    await renderRoute('/dashboard/purchases?q=premium', {
      as: 'active',
      faults: [{ operation: 'listPlans', kind: 'status', status: 500 }],
    })
    expect(await screen.findByText('Unknown')).toBeVisible()
  })

  it('marks a term as expired if it ends while the page is open', async () => {
    await renderRoute('/dashboard/purchases?q=premium', { as: 'active' })
    expect((await texts())[0]).toContain('Active')
    await act(() => moveClock(30 * DAY))
    expect((await texts())[0]).toContain('Expired')
  })

  it('links to the plans when there are no purchases', async () => {
    await renderRoute('', { scenario: 'purchases-empty' })
    expect(await screen.findByRole('heading', { name: 'No purchases yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans')
  })
})

describe('payment acknowledgement', () => {
  const route = '/dashboard/purchases/sub_devika_premium'

  it('says what was received, and that the page is not an invoice', async () => {
    const { user, router } = await renderRoute('/dashboard/purchases?q=premium', { as: 'active' })
    await user.click(await screen.findByRole('link', { name: /^Acknowledgement of SUB-/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe(route))
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment acknowledgement' })).toBeVisible()
    const sheet = within(await screen.findByRole('article'))
    expect(sheet.getByText('Devika Nair')).toBeVisible()
    expect(sheet.getByText('4258 1190 6634')).toBeVisible()
    expect(await sheet.findByText('₹4,999')).toBeVisible()
    expect(sheet.getByText(/It is not an invoice\. The price is the plan’s list price/)).toBeVisible()
  })

  it('can be printed', async () => {
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => {})
    const { user } = await renderRoute(route, { as: 'active' })
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  })

  it('says that the payment has not been checked yet', async () => {
    await renderRoute('/dashboard/purchases/sub_farhan_premium', { as: 'pending' })
    expect(await screen.findByText(/have not checked the payment yet/)).toBeVisible()
    expect(screen.getByText('Not started')).toBeVisible()
  })

  it.each([
    ['sub_devika_starter_rejected', 'Rejected request', /This page records a request that we rejected\./],
    ['sub_devika_free', 'Request acknowledgement', /This page acknowledges a submitted request\./],
  ])('has a title and a text for its state: %s', async (id, title, text) => {
    await renderRoute('/', { as: 'active' })
    changeRow(store.subscription, 'sub_devika_premium', {
      _id: 'sub_devika_free',
      transactionId: 'FREE-WELCOME2000',
    })
    await renderRoute(`/dashboard/purchases/${id}`, { again: true })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
  })

  it('shows which term counts', async () => {
    await renderRoute('/', { as: 'active' })
    changeRow(store.subscription, 'sub_devika_premium', {
      _id: 'sub_second',
      expiresAt: '2099-02-19T12:00:00+05:30',
    })
    await renderRoute(route, { again: true })
    expect(await screen.findByText(/the one until 19 February 2099 counts/)).toBeVisible()
  })

  it('is available only for the user’s own purchases', async () => {
    await renderRoute('/dashboard/purchases/sub_farhan_premium', { as: 'active' })
    expect(await screen.findByRole('heading', { name: 'Purchase not found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to your purchases' })).toHaveAttribute(
      'href',
      '/dashboard/purchases',
    )
  })

  it('shows the purchases page’s error text if loading fails', async () => {
    await renderRoute(route, {
      as: 'active',
      faults: [{ operation: 'listMySubscriptions', kind: 'status', status: 500 }],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not fetch purchases.')
  })
})
