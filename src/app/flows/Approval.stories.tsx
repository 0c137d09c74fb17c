import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { pageStory } from '@/testing/stories'
import { clickNamed, switchUser } from '@/testing/flow'

const meta = preview.meta({ title: 'Flows/An approval' })

/** The admin's side of a payment: one is approved, one rejected with a reason, and both clients are notified. */
export const AnApproval = meta.story({
  ...pageStory('admin-home'),
  name: 'An approval',
  play: async ({ step, userEvent }) => {
    await step('Rohan, the admin, opens the pending payments', async () => {
      const actions = within(await screen.findByRole('region', { name: 'Quick Actions' }))
      await userEvent.click(actions.getByRole('link', { name: /Approve Subs/ }))
    })
    await step('He approves Farhan’s, which is in order', async () => {
      await clickNamed(userEvent, 'button', /^Approve Farhan Sheikh/)
      await expect(await screen.findByText('Subscription approved!')).toBeVisible()
    })
    await step('He rejects Leela’s, because its ID is incomplete', async () => {
      await clickNamed(userEvent, 'button', /^Reject Leela Sawant/)
      await clickNamed(userEvent, 'button', 'ID incomplete')
      await clickNamed(userEvent, 'button', 'Submit')
      await expect(await screen.findByText('Subscription rejected!')).toBeVisible()
    })
    await step('Farhan’s plan is active', async () => {
      await switchUser(userEvent, 'Farhan Sheikh')
      const plan = within(await screen.findByRole('region', { name: 'Current plan' }))
      await expect(await plan.findByText('Active')).toBeVisible()
    })
  },
})
