import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { addFault, liftLatency } from '@mocks/faults'
import { store } from '@mocks/store/db'
import { changeRow } from '@mocks/testing/changeRow'
import { catchDownload } from '@/testing/catchDownload'
import { hasLeftQueue, queueRow } from '@/testing/queueRows'
import { renderRoute } from '@/testing/renderRoute'

const route = '/admin-dashboard/approve'
const names = () => screen.getAllByText(/\w/, { selector: 'li strong[id]' }).map((name) => name.textContent)

describe('approval queue', () => {
  test('shows each pending request with its details, oldest first', async () => {
    await renderRoute(route, { as: 'admin' })
    expect(await screen.findByText('7 waiting')).toBeVisible()
    expect(names().slice(0, 3)).toEqual(['Farhan Sheikh', 'Sunita Ghag', 'Imran Kazi'])
    const farhan = within(await queueRow('Farhan Sheikh'))
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

  test('warns about an odd or missing transaction ID', async () => {
    await renderRoute(route, { as: 'admin' })
    expect(within(await queueRow('Leela Sawant')).getByText(/9 digits, expected 12/)).toBeVisible()
    expect(within(await queueRow('Pratik More')).getByText('No transaction ID')).toBeVisible()
    expect(within(await queueRow('Asha Kulkarni')).getByText(/^QR/)).toBeVisible()
  })

  test('offers the next step when the queue is empty', async () => {
    await renderRoute('', { scenario: 'admin-approve-empty' })
    expect(await screen.findByRole('heading', { name: 'No one is waiting' })).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: /renewal requests$/i })).toBeVisible()
  })

  test('keeps the search and the plan filter in the address', async () => {
    const { user, router } = await renderRoute(`${route}?q=imran`, { as: 'admin' })
    await queueRow('Imran Kazi')
    expect(names()).toEqual(['Imran Kazi'])
    await user.clear(screen.getByRole('searchbox'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Pro')
    await waitFor(() => expect(names()).toEqual(['Imran Kazi', 'Asha Kulkarni']))
    expect(router.state.location.search).toBe('?f.plan=pro')
    await user.type(screen.getByRole('searchbox'), '43313304')
    await waitFor(() => expect(router.state.location.search).toContain('q=43313304'))
    await waitFor(() => expect(names()).toEqual(['Asha Kulkarni']))
    await user.type(screen.getByRole('searchbox'), 'zzz')
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await waitFor(() => expect(names()).toHaveLength(7))
  })
})

describe('single decision', () => {
  test('removes an approved row, names its client and focuses the next row', async () => {
    const { user } = await renderRoute(route, { as: 'admin' })
    await user.click(within(await queueRow('Farhan Sheikh')).getByRole('button', { name: /^Approve/ }))
    expect(await screen.findByText('Subscription approved!')).toBeVisible()
    expect(screen.getByText(/Farhan Sheikh, Premium\./)).toBeVisible()
    expect(hasLeftQueue('Farhan Sheikh')).toBe(true)
    await waitFor(async () => expect(await queueRow('Sunita Ghag')).toHaveFocus())
    expect(store.subscription.get('sub_farhan_premium')?.status).toBe('active')
    const admin = screen.getByRole('navigation', { name: 'Admin' })
    expect(within(admin).getByRole('link', { name: 'Approve Subs 6 pending' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Subscription approved!')).toBeNull()
  })

  test('reports that another admin has already decided the request', async () => {
    const { user } = await renderRoute(route, { as: 'admin' })
    const approve = within(await queueRow('Farhan Sheikh')).getByRole('button', { name: /^Approve/ })
    changeRow(store.subscription, 'sub_farhan_premium', { status: 'rejected' })
    await user.click(approve)
    const failed = await screen.findByRole('alert')
    expect(failed).toHaveTextContent('Could not approve.')
    expect(failed).toHaveTextContent('Farhan Sheikh, Premium. This subscription is no longer pending.')
  })

  test('requires a reason to reject; quick reasons fill it in', async () => {
    const { user } = await renderRoute(route, { as: 'admin' })
    await user.click(within(await queueRow('Leela Sawant')).getByRole('button', { name: /^Reject/ }))
    const reason = screen.getByRole('textbox', {
      name: 'Why are you rejecting this request? Leela will read your reason.',
    })
    await waitFor(() => expect(reason).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Please enter a rejection reason.')).toBeVisible()
    await user.type(reason, '   ')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(screen.getByText('Please enter a rejection reason.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'ID incomplete' }))
    await waitFor(() => expect(reason).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Subscription rejected!')).toBeVisible()
    expect(store.subscription.get('sub_leela_premium')?.rejectionReason).toMatch(
      /^The transaction ID is incomplete/,
    )
    await waitFor(async () => expect(await queueRow('Joel D’Mello')).toHaveFocus())
  })

  test('names no reader of the reason if the account was deleted', async () => {
    const { user } = await renderRoute('', { scenario: 'admin-deleted-user' })
    const [reject = document.body] = await screen.findAllByRole('button', { name: 'Reject Deleted user' })
    await user.click(reject)
    expect(
      screen.getByRole('textbox', { name: 'Why are you rejecting this request? The account was deleted.' }),
    ).toBeVisible()
  })

  test('closes the form on Escape and Cancel and restores the focus', async () => {
    const { user } = await renderRoute(route, { as: 'admin' })
    const reject = within(await queueRow('Leela Sawant')).getByRole('button', { name: /^Reject/ })
    await user.click(reject)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
    await waitFor(() => expect(reject).toHaveFocus())
    await user.click(reject)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(reject).toHaveFocus())
  })

  test('focuses the heading after the last decision and keeps the message', async () => {
    const { user } = await renderRoute(`${route}?q=imran`, { as: 'admin' })
    const imran = await queueRow('Imran Kazi')
    await user.click(within(imran).getByRole('button', { name: /^Reject/ }))
    await user.keyboard('Twice')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Subscription rejected!')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })
})

describe('bulk decision', () => {
  test('approves the selected requests and keeps a failed one selected', async () => {
    const { user } = await renderRoute('', { scenario: 'admin-approve-one-fails' })
    await queueRow('Farhan Sheikh')
    await user.click(screen.getByRole('checkbox', { name: 'Select Farhan Sheikh' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Sunita Ghag' }))
    expect(screen.getByRole('checkbox', { name: 'Select all shown' })).toBePartiallyChecked()
    await user.click(screen.getByRole('button', { name: 'Approve 2' }))
    const failed = await screen.findByRole('alert')
    expect(failed).toHaveTextContent('Could not approve.')
    expect(failed).toHaveTextContent('Farhan Sheikh, Premium.')
    expect(screen.getByText('Subscription approved!')).toBeVisible()
    expect(screen.getByText(/Sunita Ghag, Starter/)).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Select Farhan Sheikh' })).toBeChecked()
    expect(hasLeftQueue('Sunita Ghag')).toBe(true)
  })

  test('rejects all selected requests with one reason', async () => {
    const { user } = await renderRoute(route, { as: 'admin' })
    await queueRow('Farhan Sheikh')
    const all = screen.getByRole('checkbox', { name: 'Select all shown' })
    await user.click(all)
    expect(all).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Reject 7' }))
    await user.keyboard('All of you')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Subscription rejected!')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'No one is waiting' })).toBeVisible()
    expect(store.subscription.get('sub_asha_pro')?.rejectionReason).toBe('All of you')
  })

  test('leaves out a request that is being approved alone and keeps its reason', async () => {
    const { user } = await renderRoute(route, { as: 'admin' })
    const farhan = await queueRow('Farhan Sheikh')
    for (const name of ['Farhan Sheikh', 'Sunita Ghag', 'Asha Kulkarni'])
      await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
    await user.click(screen.getByRole('button', { name: 'Reject 3' }))
    await user.keyboard('Not paid')
    addFault({ operation: 'approveSubscription', kind: 'latency', ms: 25_000 })
    await user.click(within(farhan).getByRole('button', { name: /^Approve/ }))
    const expectTwo = () => {
      expect(screen.getByText('2 selected')).toBeVisible()
      expect(screen.getByRole('textbox', { name: /Both clients will read/ })).toHaveValue('Not paid')
      expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled()
    }
    expectTwo()
    liftLatency()
    await screen.findByText('Subscription approved!')
    expectTwo()
  })

  test('asks for confirmation if a selected request repeats another’s ID', async () => {
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

test('exports the filtered queue as CSV', async () => {
  const { user } = await renderRoute(`${route}?q=imran`, { as: 'admin' })
  await queueRow('Imran Kazi')
  const { text } = await catchDownload(() => user.click(screen.getByRole('button', { name: 'CSV' })))
  expect(text).toContain('Client,Email,Plan,Subscription ID,Transaction ID,Method,List price,Requested')
  expect(text).toMatch(/Imran Kazi,imran@kaziboats\.example,Pro,[\w-]+,'4258 1190 6634,UPI,16999,\d{4}-/)
})
