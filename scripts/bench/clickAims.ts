import type { Locator, Page } from 'playwright'

/**
 * Something that a visitor wants to do. `clicks` are made one after the other, at the places where their targets were
 * painted; targets that are not painted are left out. With `types` the targets are fields, one text for each click: they are
 * filled at once, and Enter is pressed at the random moment. With `welcomed` the page is opened a second time.
 */
export type Aim = {
  aim: string
  path: string
  clicks: (page: Page) => Locator[]
  types?: readonly string[]
  reached: (page: Page) => Promise<unknown>
  /** Of the window, in CSS pixels. */
  width?: number
  welcomed?: boolean
}

const PATIENCE_MS = 15_000

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const leadsTo = (address: RegExp) => (page: Page) =>
  page.waitForURL(address, { timeout: PATIENCE_MS, waitUntil: 'commit' })
const shows = (element: (page: Page) => Locator) => (page: Page) =>
  element(page).waitFor({ timeout: PATIENCE_MS })

const home = { path: '', reached: leadsTo(/\/plans$/) }
const returning = { ...home, aim: 'Plans, welcomed before', welcomed: true }
const choose = (plan: string): Aim => ({
  aim: `Choose ${plan}`,
  path: 'plans',
  clicks: (page) => [page.getByRole('link', { name: `Choose ${plan}` })],
  reached: leadsTo(/\/payment\//),
})

/** The tries of a page go round its aims. */
export const pages: Record<string, readonly Aim[]> = {
  home: [
    {
      ...home,
      aim: 'Skip, then Plans',
      clicks: (page) => [button(page, 'Skip'), link(page, 'Plans')],
    },
    { ...returning, clicks: (page) => [link(page, 'Plans')] },
    {
      ...home,
      aim: 'the welcome, then Plans',
      clicks: (page) => [page.getByText('Welcome To'), link(page, 'Plans')],
    },
    { ...returning, clicks: (page) => [link(page, 'Plans')] },
  ],
  plans: [choose('Starter'), choose('Premium')],
  team: [
    {
      aim: 'Contact',
      path: 'team',
      clicks: (page) => [link(page, 'Contact')],
      reached: leadsTo(/\/contact$/),
    },
    {
      aim: 'the menu, on a phone',
      path: 'team',
      width: 390,
      clicks: (page) => [button(page, 'Open menu')],
      reached: shows((page) => page.getByRole('dialog', { name: 'Menu' })),
    },
  ],
  login: [
    {
      aim: 'Show password',
      path: 'login',
      clicks: (page) => [button(page, 'Show password')],
      reached: shows((page) => page.locator('input[name="password"][type="text"]')),
    },
    {
      aim: 'Enter in the form',
      path: 'login',
      clicks: (page) => [page.getByLabel('Email', { exact: true }), password(page)],
      types: ['devika@shorehouse.example', 'konkan-monsoon-26'],
      reached: leadsTo(/\/dashboard$/),
    },
  ],
}
