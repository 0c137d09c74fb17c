import preview from '#.storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Navigation' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Desktop = meta.story({
  ...pageStory('admin-home'),
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const here = await canvas.findByRole('link', { name: 'Dashboard' })
    await expect(here).toHaveAttribute('aria-current', 'page')
    await expect(await canvas.findByRole('link', { name: 'Approve Subs 7 pending' })).toBeVisible()
  },
})

export const SlideInMenu = meta.story({
  tags: ['axe'],
  ...pageStory('admin-home'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Open menu' })
    const dock = within(canvas.getByRole('navigation', { name: 'Main tabs' }))
    await expect(dock.getAllByRole('link')).toHaveLength(4)
    await expect(dock.getByRole('button', { name: 'Logout' })).toBeVisible()
    await userEvent.click(opener)
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await expect(await screen.findByRole('link', { name: 'Coupons' })).toBeVisible()
  },
})

/** A client's chat, inside the admin panel. */
export const ClientChat = meta.story({
  ...pageStory('admin-chat'),
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('log', { name: 'Messages' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Help/ })).toHaveAttribute('aria-current', 'page')
  },
})

/** A refused call is reported where it was made, and a banner offers to log in again. */
export const RightsChanged = meta.story({
  ...pageStory('admin-rights-changed'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), 'Opening hours')
    await userEvent.type(canvas.getByLabelText(/^Icon/), 'clock')
    await userEvent.type(canvas.getByLabelText(/^Description/), 'Always right')
    await userEvent.click(canvas.getByRole('button', { name: 'Add feature' }))
    await expect(await canvas.findByText('You do not have permission to perform this action.')).toBeVisible()
    await expect(canvas.getByText('Your permissions have changed')).toBeVisible()
  },
})

/** A client who opens the admin panel is redirected to their own dashboard. */
export const Forbidden = meta.story({ ...pageStory('admin-forbidden'), tags: ['walk'] })

export const SignedOut = meta.story({ ...pageStory('admin-signed-out'), tags: ['walk'] })

export const UnknownTab = meta.story(pageStory('admin-home', '/admin-dashboard/nowhere'))
