import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'
import { PlanFaq } from './PlanFaq'

const cards = () => screen.findAllByRole('article')

describe('plans page', () => {
  it('shows each plan, cheapest first, with its terms and a link to payment', async () => {
    await renderRoute('', { scenario: 'plans-filled' })
    const names = (await cards()).map((card) => within(card).getByRole('heading').textContent)
    expect(names).toEqual(['Starter', 'PremiumBest Value', 'Pro'])
    const card = within((await cards())[1] as HTMLElement)
    expect(card.getByText('₹4,999')).toBeVisible()
    expect(card.getByText('₹5,997').closest('s')).not.toBeNull()
    expect(card.getByText('Save ₹998')).toBeVisible()
    expect(card.getByText('Everything in Starter')).toBeVisible()
    expect(card.getByText('90 days')).toBeVisible()
    expect(card.getByText('Changes within 2 working days')).toBeVisible()
    expect(card.getByRole('link', { name: /Choose Premium/ })).toHaveAttribute('href', '/payment/premium')
  })

  it('compares the plans line by line', async () => {
    await renderRoute('', { scenario: 'plans-filled' })
    const table = within(await screen.findByRole('table'))
    const row = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(row('Cost per day')).toEqual(['₹67', '₹56', '₹47'])
    expect(row('Term')).toEqual(['30 days', '90 days', '365 days'])
    expect(row('You save')).toEqual(['No saving', '₹998', '₹3,000'])
    expect(row('Staging server')).toEqual(['Not listed', 'Not listed', 'Yes'])
    expect(row('Help through tickets')).toEqual(['Yes', 'Yes', 'Yes'])
    expect(row('No page limit')).toEqual(['Not listed', 'Not listed', 'Yes'])
  })

  it('keeps the open answers in the history entry', () => {
    const answers = () => screen.getAllByRole<HTMLDetailsElement>('group')
    const faq = () => render(<PlanFaq />, { wrapper: MemoryRouter })
    faq()
    for (const [index, answer] of answers().entries()) {
      answer.open = index === 3
      fireEvent(answer, new Event('toggle'))
    }
    cleanup()
    faq()
    expect(answers().map(({ open }) => open)).toEqual([false, false, false, true, false])
    history.replaceState(null, '')
    cleanup()
    faq()
    expect(answers().map(({ open }) => open)).toEqual([true, false, false, false, false])
  })

  it('hides the comparison for a single plan', async () => {
    await renderRoute('', { scenario: 'plans-single' })
    expect(await cards()).toHaveLength(1)
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('shows the heading and the FAQ while the plans load', async () => {
    await renderRoute('', { scenario: 'plans-loading' })
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.getByText('Loading plans…')).toBeInTheDocument()
    expect(screen.getByText('How long until my plan starts?')).toBeVisible()
  })

  it('offers a next step when there are no plans', async () => {
    await renderRoute('', { scenario: 'plans-empty' })
    expect(await screen.findByRole('heading', { name: 'No Plans Available' })).toBeVisible()
    const main = within(screen.getByRole('region', { name: 'Plans' }))
    expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  })
})
