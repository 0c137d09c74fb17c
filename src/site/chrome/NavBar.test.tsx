import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MENU_TOGGLE_LOCK_MS } from '@/config/constants'
import { renderRoute } from '@/testing/renderRoute'
import { currentMark } from './publicLinks'

// the queries count every <header> as a banner, those inside the page too: the first one is the bar
const bar = () => screen.getAllByRole('banner')[0] as HTMLElement
const inBar = () => within(screen.getByRole('navigation', { name: 'Main' }))

function scrollTo(px: number) {
  act(() => {
    Object.defineProperty(globalThis, 'scrollY', { value: px, configurable: true })
    fireEvent.scroll(globalThis.window)
  })
}

/** A clock of the test's own: on a busy machine the lock would be over before the second click. */
let time = 0
const pass = (ms: number) => {
  time += ms
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the navigation bar', () => {
  it('has the seven public links and marks the current one', async () => {
    const { user } = await renderRoute('/about')
    const links = await waitFor(() => inBar().getAllByRole('link'))
    expect(links.map((link) => link.textContent)).toEqual([
      'Home',
      'About',
      'Plans',
      'Services',
      'Features',
      'Team',
      'Contact',
    ])
    expect(inBar().getByRole('link', { current: 'page' })).toHaveTextContent('About')
    await user.click(inBar().getByRole('link', { name: 'Team' }))
    await waitFor(() => expect(inBar().getByRole('link', { current: 'page' })).toHaveTextContent('Team'))
  })

  it('counts the payment page to the plans', () => {
    const plans = { label: 'Plans', to: '/plans' }
    expect(currentMark(plans, '/payment/premium')).toBe('true')
    expect(currentMark(plans, '/plans/')).toBe('page')
    expect(currentMark({ label: 'Home', to: '/' }, '/about')).toBeUndefined()
  })

  it('becomes opaque once the page is scrolled by more than 10 px', async () => {
    await renderRoute('/about')
    await screen.findByRole('banner')
    scrollTo(10)
    expect(bar()).not.toHaveAttribute('data-opaque')
    scrollTo(11)
    // a page that has just come listens a moment later, and looks then where the window stands
    await waitFor(() => expect(bar()).toHaveAttribute('data-opaque'))
    scrollTo(0)
    await waitFor(() => expect(bar()).not.toHaveAttribute('data-opaque'))
  })

  it('offers Login and Register to a visitor', async () => {
    const { user, router } = await renderRoute('/about')
    await user.click(await screen.findByRole('link', { name: 'Register' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/register'))
    await user.click(within(bar()).getByRole('link', { name: 'Login' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  })

  it('shows a user the letter, the name, the way to the dashboard and out', async () => {
    const { user, router } = await renderRoute('/about', { as: 'active' })
    const account = await screen.findByRole('button', { name: 'Devika Nair' })
    expect(account).toHaveTextContent(/^D/)
    expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument()
    await user.click(account)
    expect(await screen.findByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(localStorage.getItem('token')).toBeNull()
    await waitFor(() => expect(within(bar()).getByRole('link', { name: 'Register' })).toBeVisible())
  })

  it('leads an admin to the panel', async () => {
    const { user } = await renderRoute('/about', { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Rohan Patil' }))
    expect(await screen.findByRole('menuitem', { name: 'Admin dashboard' })).toHaveAttribute(
      'href',
      '/admin-dashboard',
    )
  })

  it('says "User" where the server cannot tell the name, and stays signed in', async () => {
    await renderRoute('/about', { as: 'active', faults: [{ operation: 'getMe', kind: 'network' }] })
    expect(await screen.findByRole('button', { name: 'User' })).toBeVisible()
    expect(localStorage.getItem('token')).not.toBeNull()
  })
})

describe('the slide-in menu', () => {
  beforeEach(() => {
    // React reads the same clock: it must not fall behind what React has seen
    time = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => time)
  })

  const openMenu = async (as?: 'active') => {
    const product = await renderRoute('/about', as ? { as } : {})
    const burger = await screen.findByRole('button', { name: 'Open menu' })
    await product.user.click(burger)
    return { ...product, burger, menu: await screen.findByRole('dialog', { name: 'Menu' }) }
  }
  const closed = () =>
    waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument())

  it('opens with the links and the session, and locks the scrolling', async () => {
    const { menu, burger } = await openMenu()
    expect(burger).toHaveAttribute('aria-expanded', 'true')
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('About')
    expect(within(menu).getByRole('link', { name: 'Login' })).toBeVisible()
    expect(document.documentElement.style.overflow).toBe('hidden')
  })

  it('ignores toggles for 400 ms after each toggle', async () => {
    const { user, menu } = await openMenu()
    const close = within(menu).getByRole('button', { name: 'Close menu' })
    pass(MENU_TOGGLE_LOCK_MS - 1)
    await user.click(close)
    expect(menu).toHaveAttribute('open')
    pass(1)
    await user.click(close)
    await closed()
    expect(document.documentElement.style.overflow).toBe('')
  })

  it('closes on Escape at once', async () => {
    const { user, menu } = await openMenu()
    within(menu).getByRole('button', { name: 'Close menu' }).focus()
    await user.keyboard('{Escape}')
    await closed()
  })

  it('closes by a click on the overlay', async () => {
    const { user, menu } = await openMenu()
    pass(MENU_TOGGLE_LOCK_MS)
    const overlay = menu.querySelector('button[aria-hidden]')
    expect(overlay).not.toBeNull()
    await user.click(overlay as Element)
    await closed()
  })

  it('closes by a link, and by any other change of page', async () => {
    const { user, menu, router, burger } = await openMenu()
    pass(MENU_TOGGLE_LOCK_MS)
    await user.click(within(menu).getByRole('link', { name: 'Features' }))
    await closed()
    // the link closes it at once; a menu that is opened before the page has changed is closed by the change
    await waitFor(() => expect(inBar().getByRole('link', { current: 'page' })).toHaveTextContent('Features'))
    pass(MENU_TOGGLE_LOCK_MS)
    await user.click(burger)
    await screen.findByRole('dialog', { name: 'Menu' })
    await act(() => router.navigate(-1))
    await closed()
  })

  it('holds the account of a user', async () => {
    const { user, menu, router } = await openMenu('active')
    expect(await within(menu).findByText('Devika Nair')).toBeVisible()
    expect(within(menu).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    await user.click(within(menu).getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  })
})
