import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { type FlowStep, flowOf, framesOf } from '@/testing/flowFrames'
import { pageStory } from '@/testing/stories'
import { clickNamed, switchUser } from '@/testing/flow'

const meta = preview.meta({ title: 'Flows/An approval' })

const steps: readonly FlowStep[] = [
  [
    'Rohan, the admin, opens the pending payments',
    async (userEvent) => {
      const actions = within(await screen.findByRole('region', { name: 'Quick Actions' }))
      await userEvent.click(actions.getByRole('link', { name: /Approve Subs/ }))
    },
  ],
  [
    'He approves Farhan’s payment, which is in order',
    async (userEvent) => {
      await clickNamed(userEvent, 'button', /^Approve Farhan Sheikh/)
      await expect(await screen.findByText('Subscription approved!')).toBeVisible()
    },
  ],
  [
    'He rejects Leela’s payment, because the ID is incomplete',
    async (userEvent) => {
      await clickNamed(userEvent, 'button', /^Reject Leela Sawant/)
      await clickNamed(userEvent, 'button', 'ID incomplete')
      await clickNamed(userEvent, 'button', 'Submit')
      await expect(await screen.findByText('Subscription rejected!')).toBeVisible()
    },
  ],
  [
    'Farhan’s plan is active',
    async (userEvent) => {
      await switchUser(userEvent, 'Farhan Sheikh')
      const plan = within(await screen.findByRole('region', { name: 'Current plan' }))
      await expect(await plan.findByText('Active')).toBeVisible()
    },
  ],
]

/** An admin approves one payment, which activates the plan, and rejects another with a reason. */
export const AnApproval = meta.story({
  ...pageStory('admin-home'),
  name: 'An approval',
  ...flowOf(steps),
  tags: ['!test'],
})

export const StepByStep = meta.story({
  ...framesOf('flows-an-approval--an-approval', steps),
  tags: ['!test'],
})
