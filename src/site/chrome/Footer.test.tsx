import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

it('shows contact details and links to pages, services and social networks', async () => {
  await renderRoute('/about')
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getByText('Mon - Fri, 11AM - 4PM')).toBeVisible()
  expect(footer.getByText(/Ratnagiri, Maharashtra/)).toBeVisible()
  const mail = footer.getByRole('link', { name: 'hello@chaukhat.example' })
  expect(mail).toHaveAttribute('href', 'mailto:hello@chaukhat.example')
  const quick = within(footer.getByRole('navigation', { name: 'Quick Links' }))
  expect(quick.getByRole('link', { name: 'Pricing Plans' })).toHaveAttribute('href', '/plans')
  expect(quick.getByRole('link', { name: 'Our Team' })).toHaveAttribute('href', '/team')
  const services = within(footer.getByRole('navigation', { name: 'Services' })).getAllByRole('link')
  expect(services.map((link) => link.getAttribute('href'))).toEqual(services.map(() => '/services'))
  const social = footer.getByRole('link', { name: /LinkedIn/ })
  expect(social).toHaveAttribute('target', '_blank')
  expect(social).toHaveAttribute('rel', 'noopener noreferrer')
})
