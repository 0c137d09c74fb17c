import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

describe('footer', () => {
  it('shows address, working hours and email', async () => {
    await renderRoute('/about')
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByText('Mon - Fri, 11AM - 4PM')).toBeVisible()
    expect(footer.getByText(/Ratnagiri, Maharashtra/)).toBeVisible()
    expect(footer.getByRole('link', { name: 'hello@chaukhat.example' })).toHaveAttribute(
      'href',
      'mailto:hello@chaukhat.example',
    )
  })

  it('links to the pages, and every service to /services', async () => {
    await renderRoute('/about')
    const quick = within(await screen.findByRole('navigation', { name: 'Quick Links' }))
    expect(quick.getByRole('link', { name: 'Pricing Plans' })).toHaveAttribute('href', '/plans')
    expect(quick.getByRole('link', { name: 'Our Team' })).toHaveAttribute('href', '/team')
    const services = within(screen.getByRole('navigation', { name: 'Services' })).getAllByRole('link')
    expect(services.map((link) => link.getAttribute('href'))).toEqual(services.map(() => '/services'))
  })

  it('opens social links in a new tab with noopener', async () => {
    await renderRoute('/about')
    const link = await screen.findByRole('link', { name: /LinkedIn/ })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})
