import preview from '#.storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { callStory } from '@/testing/callStory'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Portal/Chat' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Open = meta.story(pageStory('chat-open'))
export const Resized = meta.story({
  ...pageStory('chat-open'),
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log')
    await expect(await canvas.findByText(/Old colour profile/)).toBeVisible()
    const below = () => log.scrollHeight - log.scrollTop - log.clientHeight
    log.style.maxHeight = '180px'
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight + 48)
    await waitFor(() => expect(below()).toBeLessThan(2))
  },
})
export const NoMessages = meta.story({ ...pageStory('chat-empty'), tags: ['walk'] })
export const Resolved = meta.story({ ...pageStory('chat-resolved'), tags: ['walk'] })
export const ReopenPending = meta.story({ ...pageStory('chat-reopen-pending'), tags: ['walk'] })
export const ReopenAccepted = meta.story({ ...pageStory('chat-reopen-accepted'), tags: ['walk'] })
export const ReopenRejected = meta.story({ ...pageStory('chat-reopen-rejected'), tags: ['walk'] })
export const NoTicketChosen = meta.story({ ...pageStory('chat-select'), tags: ['walk'] })
export const Loading = meta.story({ ...pageStory('chat-loading'), tags: ['walk'] })
export const NotFound = meta.story({ ...pageStory('chat-not-found'), tags: ['walk'] })
export const Unauthorized = meta.story({ ...pageStory('chat-unauthorized'), tags: ['walk'] })
export const Failed = meta.story({ ...pageStory('chat-failed'), tags: ['walk'] })
export const Offline = meta.story({ ...pageStory('chat-offline'), tags: ['walk'] })
export const SendFails = meta.story(
  callStory('chat-send-fails', 'sendChatMessage', 'Could not send message.'),
)
