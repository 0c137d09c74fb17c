import preview from '#.storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({
  title: 'Site/Navigation and footer',
  // Base UI's focus guards are focusable but pass the focus on at once
  parameters: { a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } } },
})

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

/** A visitor sees Login and Register. */
export const SignedOut = meta.story({ ...pageStory('visitor'), globals: { viewport: { value: 'laptop' } } })

/** A user sees an avatar, a name, and a dropdown with Dashboard and Logout. */
export const SignedIn = meta.story({
  ...pageStory('visitor-signed-in'),
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Devika Nair' }))
    const page = within(canvasElement.ownerDocument.body)
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible())
  },
})

export const SignedInAsAdmin = meta.story({
  ...pageStory('visitor-admin'),
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rohan Patil' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('menuitem', { name: 'Admin dashboard' })).toHaveAttribute(
      'href',
      '/admin-dashboard',
    )
  },
})

/** At 1024 px or less the links slide in; the page behind is inert and does not scroll. */
export const MobileMenu = meta.story({
  tags: ['axe'],
  ...pageStory('visitor'),
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }))
    const page = within(canvasElement.ownerDocument.body)
    const links = within(await page.findByRole('dialog', { name: 'Menu' }))
    await waitFor(() => expect(links.getByRole('link', { name: 'Contact' })).toBeVisible())
  },
})

/** After a second, the form thanks the subscriber and clears the field. */
export const Newsletter = meta.story({
  ...pageStory('visitor'),
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Newsletter' }))
    await userEvent.type(form.getByRole('textbox'), 'devika@shorehouse.example{Enter}')
    await expect(form.getByRole('button', { name: 'Sending…' })).toBeVisible()
    await expect(await form.findByText('Thank you for subscribing to our newsletter!')).toBeVisible()
    await expect(form.getByRole('textbox')).toHaveValue('')
  },
})

export const NewsletterInvalid = meta.story({
  ...pageStory('visitor'),
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Newsletter' }))
    await userEvent.type(form.getByRole('textbox'), 'devika{Enter}')
    await expect(await form.findByText('Please enter a valid email address')).toBeVisible()
  },
})
