import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { brand } from '@/config/brand'
import { partsWithoutRole } from '@/testing/partsWithoutRole'
import { renderRoute } from '@/testing/renderRoute'

it('shows six features, each with its price', async () => {
  await renderRoute('/features')
  await screen.findByRole('heading', { level: 1 })
  const card = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li')
  expect(card('Opens in a second on 3G')).toHaveTextContent('With every site')
  expect(card('UPI checkout')).toHaveTextContent('Payment Integration, from ₹1,999')
  expect(card('Works without a network')).toHaveTextContent('PWA Setup, from ₹2,999')
  expect(card('Three languages')).toHaveTextContent('Multi-language, from ₹2,499')
  expect(card('UPI checkout')?.parentElement?.children.length).toBe(6)
})

it('shows the benefits and the promised figures', async () => {
  await renderRoute('/features')
  expect(await screen.findByText('Money the same day')).toBeVisible()
  for (const [label, value] of [
    ['to a response', '2 hours'],
    ['to a form reply', '24 hours'],
    ['to a basic site', '1 to 2 weeks'],
    // one of the 21 services is billed at cost
    ['published, none on request', '20 prices'],
  ] as const) {
    expect(screen.getByText(label).nextElementSibling).toHaveTextContent(value)
  }
})

it('compares us with the alternatives, even where we lose', async () => {
  await renderRoute('/features')
  const element = await screen.findByRole('table')
  // a phone shows the rows as lists, so every part needs an explicit role
  expect(partsWithoutRole(element)).toEqual([])
  const table = within(element)
  const columns = table.getAllByRole('columnheader').map((header) => header.textContent)
  expect(columns).toEqual(['What', brand.name, 'Site builder', 'Freelancer', 'Large agency'])
  const answers = (what: string) =>
    within(table.getByRole('rowheader', { name: what }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(answers('A launch in forty cities')).toEqual([
    'No, there are six of us',
    'No',
    'No',
    'Yes, that’s their trade',
  ])
  expect(table.getAllByRole('rowheader')).toHaveLength(9)
})
