import preview from '#.storybook/preview'
import { demoPassword, personaOf } from '@mocks/seeds/personas'
import { expect, type userEvent as events, waitFor, within } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Site/Login' })

type Play = {
  canvas: ReturnType<typeof within>
  userEvent: Pick<typeof events, 'type' | 'click'>
}

async function logIn({ canvas, userEvent }: Play, { email } = personaOf('active')) {
  await userEvent.type(await canvas.findByLabelText('Email'), email)
  await userEvent.type(canvas.getByLabelText('Password'), `${demoPassword}{Enter}`)
}

const says = (text: string) => async (play: Play) => {
  await logIn(play)
  await expect(await play.canvas.findByText(text)).toBeVisible()
  await expect(play.canvas.getByLabelText('Email')).toHaveValue(personaOf('active').email)
}

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

/** Picking a persona logs in with the same call as the form. */
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
export const Locked = meta.story({
  ...pageStory('login-locked'),
  play: async (play) => {
    await says('Too many login attempts. Please wait a moment and try again.')(play)
    await expect(play.canvas.getByLabelText('Password')).toBeDisabled()
    await expect(play.canvas.getByText(/^(30|29) s$/)).toBeVisible()
  },
})

export const Rejected = meta.story({ ...pageStory('login-rejected'), play: says('Invalid credentials.') })
export const Unauthorized = meta.story({
  ...pageStory('login-unauthorized'),
  play: says('Authentication failed. Please check your credentials.'),
})
export const ServerError = meta.story({
  ...pageStory('login-server-error'),
  play: says('Server error. Please try again later.'),
})
export const Offline = meta.story({
  ...pageStory('login-offline'),
  play: says('Network error. Please check your internet connection.'),
})
export const OtherError = meta.story({
  ...pageStory('login-other'),
  play: says('Login failed. Please try again.'),
})

/** At startup, the server failed to check the session. */
export const SessionNotChecked = meta.story({
  ...pageStory('login-unchecked'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The server could not check your login/)).toBeVisible()
  },
})

export const Slow = meta.story({
  ...pageStory('login-slow'),
  play: async (play) => {
    await logIn(play)
    await expect(await play.canvas.findByRole('button', { name: 'Logging in…' })).toBeVisible()
  },
})
