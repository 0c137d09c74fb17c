import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { store } from '@mocks/store/db'
import { clearFaults } from '@mocks/faults'
import { catchDownload } from '@/testing/catchDownload'
import { renderRoute } from '@/testing/renderRoute'

const route = '/admin-dashboard/approve'
// by text: names by role are slow over a whole page
const row = async (name: string) => {
  const item = (await screen.findByText(name, { selector: 'li strong' })).closest('li')
  if (!item) throw new Error(`${name} stands in no row`)
  return item
}
const isGone = (name: string) => screen.queryByText(name, { selector: 'li strong' }) === null
const names = () => screen.getAllByText(/\w/, { selector: 'li strong[id]' }).map((name) => name.textContent)

// a whole page in jsdom, with its queries by role, takes its time on a busy machine
vi.setConfig({ testTimeout: 30_000 })

describe('the queue', () => {
  test('shows who waits, oldest first, with age, plan and price, ids, method and time', async () => {
    await renderRoute(route, { as: 'admin' })
    expect(await screen.findByText('7 waiting')).toBeVisible()
    expect(names().slice(0, 3)).toEqual(['Farhan Sheikh', 'Sunita Ghag', 'Imran Kazi'])
    const farhan = within(await row('Farhan Sheikh'))
    expect(farhan.getByText('farhan@ratnaalphonso.example')).toBeVisible()
    expect(farhan.getByText(/^Premium, ₹4,999/)).toBeVisible()
    expect(await farhan.findByText('list price, coupons not included')).toBeVisible()
    expect(farhan.getByText(/^SUB-/)).toBeVisible()
    expect(farhan.getByText('4329 7715 0042')).toBeVisible()
    expect(farhan.getByText(/^UPI/)).toBeVisible()
    expect(farhan.getByText(/^1 d/)).toBeVisible()
    expect(farhan.getByText(/^Late/)).toBeVisible()
    expect(screen.getByText(/1 has waited longer than a day/)).toBeVisible()
  })

  test('says what is odd about a transaction ID', async () => {
    await renderRoute(route, { as: 'admin' })
    expect(within(await row('Leela Sawant')).getByText(/9 digits, expected 12/)).toBeVisible()
    expect(within(await row('Pratik More')).getByText('No transaction ID')).toBeVisible()
    expect(within(await row('Asha Kulkarni')).getByText(/^QR/)).toBeVisible()
  })

  test('nobody waiting offers the next step', async () => {
    await renderRoute('', { scenario: 'admin-approve-empty' })
    expect(await screen.findByRole('heading', { name: 'Nobody is waiting' })).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: /renewal requests$/i })).toBeVisible()
  })

  test('a failed list says so and can be tried again', async () => {
    const { user } = await renderRoute(route, {
      as: 'admin',
      faults: [{ operation: 'listPendingSubscriptions', kind: 'status', status: 500 }],
    })
    expect(await screen.findByText('Could not fetch subscriptions.')).toBeVisible()
    clearFaults()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await row('Farhan Sheikh')).toBeVisible()
  })

  test('search and plan filter narrow the queue and stand in the address', async () => {
    const { user, router } = await renderRoute(`${route}?q=imran`, { as: 'admin' })
    await row('Imran Kazi')
    expect(names()).toEqual(['Imran Kazi'])
    await user.clear(screen.getByRole('searchbox'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Pro')
    await waitFor(() => expect(names()).toEqual(['Imran Kazi', 'Asha Kulkarni']))
    expect(router.state.location.search).toBe('?f.plan=pro')
    await user.type(screen.getByRole('searchbox'), '4331 3304')
    await waitFor(() => expect(router.state.location.search).toContain('q=4331'))
    await waitFor(() => expect(names()).toEqual(['Asha Kulkarni']))
    await user.type(screen.getByRole('searchbox'), 'zzz')
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(names()).toHaveLength(7))
  })

  test('hundreds come in pages', async () => {
    const { user } = await renderRoute('', { scenario: 'admin-approve-large' })
    expect(await screen.findByText(/^1–25 of \d{3}/, {}, { timeout: 15_000 })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText(/^26–50 of/)).toBeVisible()
  })
})

describe('one decision', () => {
  test('approving removes the row, says so by name and leads on to the next row', async () => {
    const { user } = await renderRoute(route, { as: 'admin' })
    await user.click(within(await row('Farhan Sheikh')).getByRole('button', { name: /^Approve/ }))
    expect(await screen.findByText('Subscription approved!')).toBeVisible()
    expect(screen.getByText(/Farhan Sheikh, Premium\./)).toBeVisible()
    expect(isGone('Farhan Sheikh')).toBe(true)
    await waitFor(async () => expect(await row('Sunita Ghag')).toHaveFocus())
    expect(store.subscription.get('sub_farhan_premium')?.status).toBe('active')
    const admin = screen.getByRole('navigation', { name: 'Admin' })
    expect(within(admin).getByRole('link', { name: 'Approve Subs 6 pending' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Subscription approved!')).toBeNull()
  })

  test('a failed approval says so and leaves the row', async () => {
    const { user } = await renderRoute('', { scenario: 'admin-approve-fails' })
    await user.click(within(await row('Farhan Sheikh')).getByRole('button', { name: /^Approve/ }))
    expect(await screen.findByText('Could not approve.')).toBeVisible()
    expect(await row('Farhan Sheikh')).toBeVisible()
  })

  test('one that was decided meanwhile is told with the reason', async () => {
    const { user } = await renderRoute(route, { as: 'admin' })
    const approve = within(await row('Farhan Sheikh')).getByRole('button', { name: /^Approve/ })
    const decided = store.subscription.get('sub_farhan_premium')
    if (decided) store.subscription.put({ ...decided, status: 'rejected' })
    await user.click(approve)
    const failed = await screen.findByRole('alert')
    expect(failed).toHaveTextContent('Could not approve.')
    expect(failed).toHaveTextContent('Farhan Sheikh, Premium. This subscription is no longer pending.')
  })

  test('rejecting needs a reason; quick reasons fill it', async () => {
    const { user } = await renderRoute(route, { as: 'admin' })
    await user.click(within(await row('Leela Sawant')).getByRole('button', { name: /^Reject/ }))
    const reason = screen.getByRole('textbox', { name: 'Why is it rejected? Leela will read this.' })
    await waitFor(() => expect(reason).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Please enter a rejection reason.')).toBeVisible()
    await user.type(reason, '   ')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(screen.getByText('Please enter a rejection reason.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Id incomplete' }))
    await waitFor(() => expect(reason).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Subscription rejected!')).toBeVisible()
    expect(store.subscription.get('sub_leela_premium')?.rejectionReason).toMatch(
      /^The transaction ID is incomplete/,
    )
    await waitFor(async () => expect(await row('Joel D’Mello')).toHaveFocus())
  })

  test('Escape and Cancel close the form and give the focus back', async () => {
    const { user } = await renderRoute(route, { as: 'admin' })
    const reject = within(await row('Leela Sawant')).getByRole('button', { name: /^Reject/ })
    await user.click(reject)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
    await waitFor(() => expect(reject).toHaveFocus())
    await user.click(reject)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(reject).toHaveFocus())
  })

  test('a failed rejection keeps what was typed', async () => {
    const { user } = await renderRoute('', { scenario: 'admin-reject-fails' })
    await user.click(within(await row('Leela Sawant')).getByRole('button', { name: /^Reject/ }))
    await user.keyboard('Too short')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Could not reject.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /Leela/ })).toHaveValue('Too short')
  })

  test('after the last one the heading takes the focus and the good news stays', async () => {
    const { user } = await renderRoute(`${route}?q=imran`, { as: 'admin' })
    const imran = await row('Imran Kazi')
    await user.click(within(imran).getByRole('button', { name: /^Reject/ }))
    await user.keyboard('Twice')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Subscription rejected!')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })
})

describe('a transaction ID that stands elsewhere', () => {
  test('is named, can be compared, and approving asks once more', async () => {
    const { user } = await renderRoute(route, { as: 'admin' })
    const imran = within(await row('Imran Kazi'))
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

  test('is asked about, also where it was approved before the others were known', async () => {
    const { user } = await renderRoute(route, {
      as: 'admin',
      faults: [{ operation: 'listAllSubscriptions', kind: 'latency', ms: 1500, times: 1 }],
    })
    await user.click(within(await row('Imran Kazi')).getByRole('button', { name: /^Approve/ }))
    await user.click(within(await row('Sunita Ghag')).getByRole('button', { name: /^Approve/ }))
    expect(within(await row('Imran Kazi')).getByRole('button', { name: 'Approving…' })).toBeVisible()
    const question = await screen.findByRole('alertdialog', { name: 'Approve Imran Kazi?' })
    expect(question).toHaveTextContent(
      'The transaction ID of this request stands on another subscription too.',
    )
    expect(store.subscription.get('sub_imran_pro')?.status).toBe('pending')
    await waitFor(() => expect(isGone('Sunita Ghag')).toBe(true))
    await user.click(screen.getByRole('button', { name: 'Approve anyway' }))
    await waitFor(() => expect(isGone('Imran Kazi')).toBe(true))
  })

  test('does not keep another request from being approved before the others are known', async () => {
    const { user } = await renderRoute(route, {
      as: 'admin',
      faults: [{ operation: 'listAllSubscriptions', kind: 'latency', ms: 1500, times: 1 }],
    })
    const sunita = within(await row('Sunita Ghag'))
    await user.dblClick(sunita.getByRole('button', { name: /^Approve/ }))
    expect(isGone('Sunita Ghag')).toBe(false)
    expect(await screen.findByText('Subscription approved!', undefined, { timeout: 5000 })).toBeVisible()
    expect(isGone('Sunita Ghag')).toBe(true)
  })

  test('approves nothing unasked when the others do not come', async () => {
    const { user } = await renderRoute(route, {
      as: 'admin',
      faults: [
        { operation: 'listAllSubscriptions', kind: 'latency', ms: 800, times: 1 },
        { operation: 'listAllSubscriptions', kind: 'status', status: 500 },
      ],
    })
    const imran = within(await row('Imran Kazi'))
    await user.click(imran.getByRole('button', { name: /^Approve/ }))
    expect(await screen.findByText('Repeated transaction IDs cannot be told right now')).toBeVisible()
    expect(await imran.findByRole('button', { name: 'Approve Imran Kazi' })).toBeEnabled()
    expect(store.subscription.get('sub_imran_pro')?.status).toBe('pending')
  })

  test('says when it cannot be told', async () => {
    await renderRoute(route, {
      as: 'admin',
      faults: [{ operation: 'listAllSubscriptions', kind: 'status', status: 500 }],
    })
    expect(await screen.findByText('Repeated transaction IDs cannot be told right now')).toBeVisible()
    expect(await row('Imran Kazi')).toBeVisible()
  })
})

describe('several at once', () => {
  test('are approved one after another; what failed is named and stays selected', async () => {
    const { user } = await renderRoute('', { scenario: 'admin-approve-one-fails' })
    await row('Farhan Sheikh')
    await user.click(screen.getByRole('checkbox', { name: 'Select Farhan Sheikh' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Sunita Ghag' }))
    await user.click(screen.getByRole('button', { name: 'Approve 2' }))
    const failed = await screen.findByRole('alert')
    expect(failed).toHaveTextContent('Could not approve.')
    expect(failed).toHaveTextContent('1 of 2: Farhan Sheikh.')
    expect(screen.getByText('Subscription approved!')).toBeVisible()
    expect(screen.getByText(/Sunita Ghag, Starter/)).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Select Farhan Sheikh' })).toBeChecked()
    expect(isGone('Sunita Ghag')).toBe(true)
  })

  test('are rejected with one reason', async () => {
    const { user } = await renderRoute(route, { as: 'admin' })
    await row('Farhan Sheikh')
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
    await user.click(screen.getByRole('button', { name: 'Reject 7' }))
    await user.keyboard('All of you')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Subscription rejected!')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Nobody is waiting' })).toBeVisible()
    expect(store.subscription.get('sub_asha_pro')?.rejectionReason).toBe('All of you')
  })

  test('ask once more when one of them repeats a transaction ID', async () => {
    const { user } = await renderRoute(route, { as: 'admin' })
    await screen.findByText(/This transaction ID is already on/)
    await user.click(screen.getByRole('checkbox', { name: 'Select Imran Kazi' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Sunita Ghag' }))
    await user.click(screen.getByRole('button', { name: 'Approve 2' }))
    expect(await screen.findByRole('alertdialog', { name: 'Approve 2 requests?' })).toHaveTextContent(
      'Imran Kazi',
    )
  })
})

test('saves what is shown as CSV', async () => {
  const { user } = await renderRoute(`${route}?q=imran`, { as: 'admin' })
  await row('Imran Kazi')
  const { text } = await catchDownload(() => user.click(screen.getByRole('button', { name: 'CSV' })))
  expect(text).toContain('Client,Email,Plan,Subscription ID,Transaction ID,Method,List price,Requested')
  expect(text).toContain('Imran Kazi,imran@kaziboats.example,Pro,')
})
