import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { brand } from '@/config/brand'
import { renderRoute } from '@/testing/renderRoute'

it('shows the headline and the next steps', async () => {
  await renderRoute('/')
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading).toHaveTextContent(`Transforming ${brand.region} with ${brand.name}`)
  const main = within(screen.getByRole('main'))
  expect(await main.findByRole('link', { name: 'See plans and prices' })).toHaveAttribute('href', '/plans')
  expect(main.getByRole('link', { name: 'Explore Services' })).toHaveAttribute('href', '/services')
  for (const link of main.getAllByRole('link', { name: 'Contact Us' })) {
    expect(link).toHaveAttribute('href', '/contact')
  }
  expect(
    main.getByText(
      `We build Modern Web Development, E-Commerce Solutions, Custom Mobile Apps, Cloud & DevOps, Support for Startups of ${brand.region}.`,
    ),
  ).toBeInTheDocument()
  expect(document.title).toContain(brand.name)
})

it('shows the impact in four numbers', async () => {
  await renderRoute('/')
  await screen.findByRole('heading', { name: 'Our Impact in Numbers' })
  for (const [label, value] of [
    ['Projects Completed', '50+'],
    ['Client Satisfaction', '100%'],
    ['Support Available', '24/7'],
    ['Delivery', '2-4 Weeks'],
  ] as const) {
    const term = screen.getByText(label, { selector: 'dt' })
    expect(term.nextElementSibling).toHaveTextContent(value)
  }
})
