import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

/** The prices of SPEC section 9, in the same order. */
const PRICES = {
  'Web Design': '₹1,999',
  'Web Development': '₹3,999',
  'E-commerce': '₹6,499',
  'UI/UX': '₹2,499',
  Maintenance: '₹999 / month',
  'SEO/Marketing': '₹1,999 / month',
  'Speed Optimization': '₹1,499',
  'Landing Page': '₹1,999',
  'Portfolio Site': '₹2,499',
  'Blog Setup': '₹1,499',
  'CMS Development': '₹4,999',
  'Domain & Hosting': 'At cost',
  'Logo Design': '₹999',
  'Brand Kit': '₹1,999',
  'Analytics Setup': '₹799',
  'Chatbot Integration': '₹2,499',
  'Payment Integration': '₹1,999',
  'Multi-language': '₹2,499',
  'PWA Setup': '₹2,999',
  'Site Migration': '₹1,999',
  'Bug Fixes': '₹499',
}

const card = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li')

it('lists the 21 services, each with its price and a next step', async () => {
  await renderRoute('/services')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('21 services')
  const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  expect(names.toSorted()).toEqual(Object.keys(PRICES).toSorted())
  for (const [name, price] of Object.entries(PRICES)) {
    expect(card(name)).toHaveTextContent(price === 'At cost' ? `Price ${price}` : `Starting at ${price}`)
    expect(card(name)?.querySelector('[class*=tone-] svg')).not.toBeNull()
    const link = within(card(name) as HTMLElement).getByRole('link', { name: new RegExp(name) })
    expect(link.getAttribute('href')).toMatch(/^\/(contact\?about=.+|plans)$/)
  }
})

it('has an anchor for each group', async () => {
  await renderRoute('/services')
  const groups = within(await screen.findByRole('navigation', { name: 'Service groups' }))
  for (const link of groups.getAllByRole('link')) {
    const target = document.querySelector(link.getAttribute('href') ?? '')
    expect(within(target as HTMLElement).getByRole('heading', { level: 2 })).toBeVisible()
  }
  expect(groups.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Build7 services',
    'Add to it4 services',
    'Design4 services',
    'Keep it running6 services',
  ])
})

it('fills in the subject from the URL of a new tab', async () => {
  await renderRoute('/contact?about=UI%2FUX')
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('About UI/UX')
})

it('replaces an unedited subject, but not an edited one', async () => {
  const { user, router } = await renderRoute('/services')
  await user.click(await screen.findByRole('link', { name: 'Ask about Logo Design' }))
  // wait for the form: until then the page with the links is still shown
  await screen.findByRole('textbox', { name: 'Subject' })
  await router.navigate('/services')
  await user.click(await screen.findByRole('link', { name: 'Ask about Brand Kit' }))
  const subject = await screen.findByRole('textbox', { name: 'Subject' })
  expect(subject).toHaveValue('About Brand Kit')
  await user.type(subject, ', in red')
  await router.navigate('/services')
  await user.click(await screen.findByRole('link', { name: 'Ask about Logo Design' }))
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('About Brand Kit, in red')
})

it('fills in the subject before the first paint', async () => {
  const { user } = await renderRoute('/services')
  const shown = new Promise<string>((resolve) => {
    const observer = new MutationObserver(() => {
      const subject = document.querySelector<HTMLInputElement>('[name=subject]')
      if (!subject) return
      observer.disconnect()
      resolve(subject.value)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await user.click(await screen.findByRole('link', { name: 'Ask about Logo Design' }))
  expect(await shown).toBe('About Logo Design')
})

it('never replaces a subject typed by the visitor', async () => {
  const { user, router } = await renderRoute('/contact')
  await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'A signboard')
  await router.navigate('/services')
  await user.click(await screen.findByRole('link', { name: 'Ask about Logo Design' }))
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('A signboard')
})
