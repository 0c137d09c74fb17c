import preview from '#.storybook/preview'
import { expect, type within } from 'storybook/test'
import type { User } from '@/testing/flow'
import { callStory } from '@/testing/callStory'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Site/Register' })

type Play = { canvas: ReturnType<typeof within>; userEvent: User }

async function register({ canvas, userEvent }: Play, password: string) {
  await userEvent.type(await canvas.findByLabelText('Name'), 'Asha Pawar')
  await userEvent.type(canvas.getByLabelText('Email'), 'asha@pawarfarms.example')
  await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`)
}

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Ready = meta.story(pageStory('register'))

export const Empty = meta.story({
  ...pageStory('register'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), '{Enter}')
    await expect(await canvas.findByText('All fields are required.')).toBeVisible()
  },
})

export const ShortPassword = meta.story({
  ...pageStory('register'),
  play: async (play) => {
    await register(play, 'short')
    await expect(await play.canvas.findByText('Password must be at least 8 characters.')).toBeVisible()
  },
})

export const EmailTaken = meta.story(callStory('register-email-taken', 'register', 'User already exists.'))

export const Failed = meta.story(callStory('register-failed', 'register', 'Registration failed.'))

export const NoLogin = meta.story(callStory('register-no-login', 'register', 'Your account was created'))
