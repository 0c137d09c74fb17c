import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MENU_TOGGLE_LOCK_MS } from '@/config/constants'
import { renderRoute } from '@/testing/renderRoute'
import { currentMark } from './publicLinks'

// Testing Library counts every <header> as a banner; the first one is the bar
const bar = () => screen.getAllByRole('banner')[0] as HTMLElement
const inBar = () => within(screen.getByRole('navigation', { name: 'Main' }))

function scrollTo(px: number) {
  act(() => {
    Object.defineProperty(globalThis, 'scrollY', { value: px, configurable: true })
    fireEvent.scroll(globalThis.window)
  })
}

/** The fake clock: by a real one, the lock could end before the second click on a busy machine. */
let time = 0
const pass = (ms: number) => {
  time += ms
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('navigation bar', () => {
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

  it('marks Plans as current on the payment page', () => {
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
    // the bar subscribes a moment after its first render and then reads the scroll position
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

  it.each(['/payment/premium', '/login?next=%2Fpayment%2Fpremium'])(
    'keeps the begun payment in Login and Register: %s',
    async (route) => {
      await renderRoute(route)
      await screen.findByRole('heading', { level: 1 })
      for (const name of ['Login', 'Register']) {
        expect(within(bar()).getByRole('link', { name })).toHaveAttribute(
          'href',
          `/${name.toLowerCase()}?next=%2Fpayment%2Fpremium`,
        )
      }
    },
  )

  it('shows a user their initial, name, Dashboard and Logout', async () => {
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

  it('shows "User" and stays signed in when the profile fails to load', async () => {
    await renderRoute('/about', { as: 'active', faults: [{ operation: 'getMe', kind: 'network' }] })
    expect(await screen.findByRole('button', { name: 'User' })).toBeVisible()
    expect(localStorage.getItem('token')).not.toBeNull()
  })
})

describe('slide-in menu', () => {
  beforeEach(() => {
    // React reads this clock too, so its time must not go backwards
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

  it('opens with links and session controls, and locks scrolling', async () => {
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

  it('closes at once on Escape', async () => {
    const { user, menu } = await openMenu()
    within(menu).getByRole('button', { name: 'Close menu' }).focus()
    await user.keyboard('{Escape}')
    await closed()
  })

  it('closes on a click on the overlay', async () => {
    const { user, menu } = await openMenu()
    pass(MENU_TOGGLE_LOCK_MS)
    const overlay = menu.querySelector('button[aria-hidden]')
    expect(overlay).not.toBeNull()
    await user.click(overlay as Element)
    await closed()
  })

  it('closes when a link is followed and on any other navigation', async () => {
    const { user, menu, router, burger } = await openMenu()
    pass(MENU_TOGGLE_LOCK_MS)
    await user.click(within(menu).getByRole('link', { name: 'Features' }))
    await closed()
    // wait for the new page: a navigation that is still under way would close the menu opened next
    await waitFor(() => expect(inBar().getByRole('link', { current: 'page' })).toHaveTextContent('Features'))
    pass(MENU_TOGGLE_LOCK_MS)
    await user.click(burger)
    await screen.findByRole('dialog', { name: 'Menu' })
    await act(() => router.navigate(-1))
    await closed()
  })

  it('shows the account of a signed-in user and logs out', async () => {
    const { user, menu, router } = await openMenu('active')
    expect(await within(menu).findByText('Devika Nair')).toBeVisible()
    expect(within(menu).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    await user.click(within(menu).getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  })
})
