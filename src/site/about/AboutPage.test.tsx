import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

it('shows studio, journey, mission and values, and links to other pages', async () => {
  await renderRoute('/about')
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  const main = within(screen.getByRole('main'))
  const titles = main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(titles.slice(0, 5)).toEqual([
    'Who we are',
    'Our approach, in four steps',
    'The journey, 2022 to 2024',
    'Our mission',
    'Our values',
  ])
  const third = main.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  expect(third.slice(0, 7)).toEqual(['Listen', 'Draw', 'Build', 'Look after', '2022', '2023', '2024'])
  const values = within(main.getByRole('list', { name: 'Our values' }))
  expect(values.getAllByRole('heading', { level: 3 })).toHaveLength(4)
  expect(main.getByRole('link', { name: 'Start a conversation' })).toHaveAttribute('href', '/contact')
  expect(main.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services')
  expect(main.getByRole('link', { name: 'Meet the team' })).toHaveAttribute('href', '/team')
})
