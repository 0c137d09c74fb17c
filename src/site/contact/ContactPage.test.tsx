import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { brand } from '@/config/brand'
import { renderRoute } from '@/testing/renderRoute'

it('lists all contact options and explains what 24/7 means', async () => {
  await renderRoute('/contact')
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`)
  expect(main.getByRole('link', { name: brand.phone })).toHaveAttribute('href', brand.phoneHref)
  expect(main.getAllByText(new RegExp(brand.address.line1))).not.toHaveLength(0)
  expect(
    main.getByText(
      /Response within 2 working hours, form reply within 24 hours\. You can open a ticket 24\/7/,
    ),
  ).toBeVisible()
  const link = main.getByRole('link', { name: /^Open in OpenStreetMap/ })
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  expect(link.getAttribute('href')).toContain(`mlat=${brand.map.latitude}&mlon=${brand.map.longitude}`)
})

it('loads nothing from the map’s host until the map is shown', async () => {
  const { user } = await renderRoute('/contact')
  const button = await screen.findByRole('button', { name: 'Show the map' })
  expect(document.querySelector('iframe')).toBeNull()
  await user.click(button)
  const frame = screen.getByTitle(new RegExp(`^Map of ${brand.legalName}`))
  const address = new URL(frame.getAttribute('src') ?? '')
  expect(address.origin + address.pathname).toBe('https://www.openstreetmap.org/export/embed.html')
  expect(address.searchParams.get('marker')).toBe(`${brand.map.latitude},${brand.map.longitude}`)
  const [west, south, east, north] = (address.searchParams.get('bbox') ?? '').split(',').map(Number)
  expect(west).toBeLessThan(brand.map.longitude)
  expect(east).toBeGreaterThan(brand.map.longitude)
  expect(south).toBeLessThan(brand.map.latitude)
  expect(north).toBeGreaterThan(brand.map.latitude)
  expect(frame).toHaveAttribute('loading', 'lazy')
  expect(button).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Hide the map' }))
  expect(document.querySelector('iframe')).toBeNull()
})
