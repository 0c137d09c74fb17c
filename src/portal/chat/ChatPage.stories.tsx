import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Portal/Chat' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Open = meta.story({
  ...pageStory('chat-open'),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your message' })
    await userEvent.type(field, 'Sent you another one.{Enter}')
    await expect(await canvas.findByText('Sent you another one.', { selector: 'p' })).toBeVisible()
  },
})

export const NoMessages = meta.story(pageStory('chat-empty'))

export const Resolved = meta.story({
  ...pageStory('chat-resolved'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Your message' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen Chat' }))
    await expect(await canvas.findByText('Reopen requested')).toBeVisible()
  },
})

export const ReopenPending = meta.story(pageStory('chat-reopen-pending'))

export const ReopenAccepted = meta.story(pageStory('chat-reopen-accepted'))

export const ReopenRejected = meta.story(pageStory('chat-reopen-rejected'))

export const NoTicketChosen = meta.story(pageStory('chat-select'))

export const Loading = meta.story(pageStory('chat-loading'))

export const NotFound = meta.story(pageStory('chat-not-found'))

export const Unauthorized = meta.story(pageStory('chat-unauthorized'))

export const Failed = meta.story(pageStory('chat-failed'))

export const Offline = meta.story(pageStory('chat-offline'))

export const SendFails = meta.story(pageStory('chat-send-fails'))
