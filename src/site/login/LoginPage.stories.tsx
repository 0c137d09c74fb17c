import preview from '#.storybook/preview'
import type { ScenarioId } from '@mocks/scenarios'
import { demoPassword, personaOf } from '@mocks/seeds/personas'
import { expect, waitFor, within } from 'storybook/test'
import type { User } from '@/testing/flow'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Site/Login' })

type Play = { canvas: ReturnType<typeof within>; userEvent: User }

async function logIn({ canvas, userEvent }: Play, { email } = personaOf('active')) {
  await userEvent.type(await canvas.findByLabelText('Email'), email)
  await userEvent.type(canvas.getByLabelText('Password'), `${demoPassword}{Enter}`)
}

const fails = (scenario: ScenarioId, text: string) => ({
  ...pageStory(scenario),
  play: async (play: Play) => {
    await logIn(play)
    await expect(await play.canvas.findByText(text)).toBeVisible()
  },
})

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
  play: async (play) => {
    // not the default persona: while this call hangs, the same call in another story would be deduped
    await logIn(play, personaOf('new'))
    await waitFor(() => expect(play.canvas.getByLabelText('Email')).toBeDisabled())
    await expect(play.canvas.getByRole('button', { name: 'Logging in…' })).toBeVisible()
  },
})

/** The form is locked, with a countdown, for as long as the server says. */
export const Locked = meta.story(
  fails('login-locked', 'Too many login attempts. Please wait a moment and try again.'),
)
export const Rejected = meta.story(fails('login-rejected', 'Invalid credentials.'))
export const Unauthorized = meta.story(
  fails('login-unauthorized', 'Authentication failed. Please check your credentials.'),
)
export const ServerError = meta.story(fails('login-server-error', 'Server error. Please try again later.'))
export const Offline = meta.story(
  fails('login-offline', 'Network error. Please check your internet connection.'),
)
export const OtherError = meta.story(fails('login-other', 'Login failed. Please try again.'))

/** At startup, the server could not check the session. */
export const SessionNotChecked = meta.story({
  ...pageStory('login-unchecked'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The server could not check your login/)).toBeVisible()
  },
})

export const Slow = meta.story({ ...pageStory('login-slow'), tags: ['walk'] })
