import preview from '#.storybook/preview'
import { demoPassword, personaOf } from '@mocks/seeds/personas'
import { expect, waitFor, within } from 'storybook/test'
import { callStory } from '@/testing/callStory'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Site/Login' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

/** The login button is inactive until the form is valid. The demo lists its personas beside the form. */
export const Ready = meta.story({
  ...pageStory('login'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Log in as Devika Nair/ })).toBeVisible()
    const form = within(canvas.getByRole('form', { name: 'Login' }))
    await expect(form.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Incomplete = meta.story({
  ...pageStory('login'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'devika{Enter}')
    await expect(await canvas.findByText('Please enter valid email and password.')).toBeVisible()
  },
})

export const Submitting = meta.story({
  ...pageStory('login-timeout'),
  play: async ({ canvas, userEvent }) => {
    // not the default persona: while this call hangs, the same call in another story would be deduped
    await userEvent.type(await canvas.findByLabelText('Email'), personaOf('new').email)
    await userEvent.type(canvas.getByLabelText('Password'), `${demoPassword}{Enter}`)
    await waitFor(() => expect(canvas.getByLabelText('Email')).toBeDisabled())
    await expect(canvas.getByRole('button', { name: 'Logging in…' })).toBeVisible()
  },
})

/** The form is locked, with a countdown, for as long as the server says. */
export const Locked = meta.story(
  callStory('login-locked', 'login', 'Too many login attempts. Please wait a moment and try again.'),
)
export const Rejected = meta.story(callStory('login-rejected', 'login', 'Invalid credentials.'))
export const Unauthorized = meta.story(
  callStory('login-unauthorized', 'login', 'Authentication failed. Please check your credentials.'),
)
export const ServerError = meta.story(
  callStory('login-server-error', 'login', 'Server error. Please try again later.'),
)
export const Offline = meta.story(
  callStory('login-offline', 'login', 'Network error. Please check your internet connection.'),
)
export const OtherError = meta.story(callStory('login-other', 'login', 'Login failed. Please try again.'))

/** When the page was loaded, the server could not check the session. */
export const SessionNotChecked = meta.story({
  ...pageStory('login-unchecked'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The server could not check your login/)).toBeVisible()
  },
})

export const Slow = meta.story(callStory('login-slow', 'login', 'Logging in…'))
