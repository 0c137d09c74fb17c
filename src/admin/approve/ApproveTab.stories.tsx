import preview from '#.storybook/preview'
import { expect, within } from 'storybook/test'
import { callStory } from '@/testing/callStory'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Approve Subs' })

type Canvas = ReturnType<typeof within>

/** Finds a row by the client's name, because queries by role are slow over a whole page. */
async function row(canvas: Canvas, name: string) {
  const item = (await canvas.findByText(name, { selector: 'li strong' })).closest('li')
  if (!item) throw new Error(`${name} is in no row`)
  return within(item)
}

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-approve'))

export const Rejecting = meta.story({
  ...pageStory('admin-approve'),
  play: async ({ canvas, userEvent }) => {
    const leela = await row(canvas, 'Leela Sawant')
    await userEvent.click(leela.getByRole('button', { name: /^Reject/ }))
    await userEvent.click(leela.getByRole('button', { name: 'Submit' }))
    await expect(await leela.findByText('Please enter a rejection reason.')).toBeVisible()
  },
})

export const Empty = meta.story({ ...pageStory('admin-approve-empty'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-approve-failed'), tags: ['walk'] })

export const Loading = meta.story({ ...pageStory('admin-approve-loading'), tags: ['walk'] })

export const Large = meta.story({
  ...pageStory('admin-approve-large'),
  play: async ({ canvas }) => expect(await canvas.findByText(/^1–25 of \d{3}/)).toBeVisible(),
})

export const ApprovingFails = meta.story(
  callStory('admin-approve-fails', 'approveSubscription', 'Could not approve.'),
)

export const OneOfSeveralFails = meta.story({
  ...pageStory('admin-approve-one-fails'),
  play: async ({ canvas, userEvent }) => {
    await row(canvas, 'Farhan Sheikh')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Farhan Sheikh' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Sunita Ghag' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Approve 2' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Farhan Sheikh, Premium.')
    await expect(canvas.getByText('Subscription approved!')).toBeVisible()
  },
})

export const ApprovingIsSlow = meta.story(
  callStory('admin-approve-slow', 'approveSubscription', 'Approving…'),
)

export const RejectingFails = meta.story(
  callStory('admin-reject-fails', 'rejectSubscription', 'Could not reject.'),
)

export const AccountGone = meta.story({ ...pageStory('admin-deleted-user'), tags: ['walk'] })
