import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Portal/Support' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('support'))
export const Empty = meta.story({ ...pageStory('support-empty'), tags: ['walk'] })
export const Loading = meta.story({ ...pageStory('support-loading'), tags: ['walk'] })
export const Failed = meta.story({ ...pageStory('support-failed'), tags: ['walk'] })

export const SubmitFails = meta.story({
  ...pageStory('support-submit-fails'),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'What can we do for you?' })
    await userEvent.type(field, 'The map is gone')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('Could not submit your complaint.')).toBeVisible()
    await expect(field).toHaveValue('The map is gone')
  },
})

export const ReopenFails = meta.story({ ...pageStory('support-reopen-fails'), tags: ['walk'] })
