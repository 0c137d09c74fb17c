import type { ScenarioId } from '@mocks/scenarios'
import { resetMock } from '@mocks/scenarios/applyScenario'
import { store } from '@mocks/store/db'
import { changeRow } from '@mocks/testing/changeRow'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { catchDownload } from '@/testing/catchDownload'
import { renderRoute } from '@/testing/renderRoute'

const plan = async () => within(await screen.findByRole('region', { name: 'Current plan' }))

describe('subscription page', () => {
  it('shows the term, the plan and what it includes', async () => {
    await renderRoute('', { scenario: 'subscription-active' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible()
    const card = await plan()
    expect(await card.findByRole('heading', { name: 'Premium' })).toBeVisible()
    expect(card.getByText('20')).toBeVisible()
    expect(await card.findByRole('img', { name: '70 of 90 days used' })).toBeVisible()
    expect(card.getByText('4258 1190 6634')).toBeVisible()
    const included = await screen.findByRole('region', { name: 'What Premium includes' })
    expect(within(included).getAllByRole('listitem').length).toBeGreaterThan(2)
  })

  it.each<[ScenarioId, string | RegExp, string, number, (string | RegExp)?]>([
    ['subscription-active', 'days left', 'Active', 0],
    ['subscription-pending', 'Waiting for approval', 'Pending', 0],
    ['subscription-seen', 'Waiting for approval', 'Pending', 0],
    ['subscription-approved', /^of 90, ends on/, 'Approved', 0],
    ['subscription-expiring', /^Your plan ends on/, 'Active', 0],
    ['subscription-expired', /^Your plan ended on/, 'Expired', 1],
    ['subscription-runs-out', /^Your plan ended on/, 'Expired', 1],
    ['subscription-renewal-pending', /^You requested it on/, 'Renewal requested', 0],
    ['subscription-renewal-rejected', 'Your renewal was rejected', 'Renewal rejected', 1, /^Reason: ./],
    [
      'subscription-rejected',
      'This request was rejected',
      'Rejected',
      0,
      /^Reason: This transaction ID is not/,
    ],
  ])(
    'shows the plan’s state and whether it can be renewed: %s',
    async (scenario, text, badge, renewals, reason = text) => {
      await renderRoute('', { scenario })
      const card = await plan()
      expect((await card.findAllByText(text))[0]).toBeVisible()
      expect(card.getAllByText(badge)[0]).toBeVisible()
      expect(card.getAllByText(reason)[0]).toBeVisible()
      expect(card.queryAllByRole('button', { name: 'Request Renewal' })).toHaveLength(renewals)
    },
  )

  it('prefers the active plan, but also shows the pending request', async () => {
    await renderRoute('', { scenario: 'subscription-another-pending' })
    expect(await (await plan()).findByRole('heading', { name: 'Premium' })).toBeVisible()
    expect(screen.getByText('Your request for Starter is waiting for approval')).toBeVisible()
  })

  it('links to the plans if the user has none', async () => {
    await renderRoute('', { scenario: 'subscription-none' })
    const card = await plan()
    expect(await card.findByRole('heading', { name: 'No plan yet' })).toBeVisible()
    expect(card.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans')
  })
})

it.each([
  ['subscription-active', ', with reminders 7 and 2 days before.'],
  ['subscription-expiring', ', with a reminder 1 day before.'],
] as const)('says which reminders the calendar file contains: %s', async (scenario, text) => {
  await renderRoute('', { scenario })
  expect(await screen.findByText(/to your calendar, with/)).toHaveTextContent(text)
})

it('names the calendar file after the `_id` if there is no readable ID', async () => {
  await resetMock()
  changeRow(store.subscription, 'sub_devika_premium', { uniqueId: '' })
  const { user } = await renderRoute('/dashboard/subscription', { again: true, as: 'active' })
  const button = await screen.findByRole('button', { name: 'Add to calendar' })
  const saved = await catchDownload(() => user.click(button))
  expect(saved.name).toBe('sub_devika_premium.ics')
  expect(saved.text).toContain('UID:sub_devika_premium@')
})

it('saves a calendar file with the plan’s end and two reminders', async () => {
  const { user } = await renderRoute('', { scenario: 'subscription-active' })
  const button = await screen.findByRole('button', { name: 'Add to calendar' })
  const saved = await catchDownload(() => user.click(button))
  expect(saved.name).toMatch(/^SUB-[0-9A-Z]{6}\.ics$/)
  expect(saved.text).toContain('SUMMARY:Premium plan at Chaukhat ends')
  expect(saved.text).toContain('TRIGGER:-P7D')
  expect(saved.text).toContain('TRIGGER:-P2D')
})
