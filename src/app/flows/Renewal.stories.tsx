import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { type FlowStep, flowOf, framesOf } from '@/testing/flowFrames'
import { pageStory } from '@/testing/stories'
import { clickNamed, openMenuPage, switchUser } from '@/testing/flow'

const meta = preview.meta({ title: 'Flows/A renewal' })

const steps: readonly FlowStep[] = [
  [
    'Sameer’s plan has expired, and he asks for a renewal',
    async (userEvent) => {
      await clickNamed(userEvent, 'button', 'Request Renewal')
      await expect(await screen.findByText(/^You requested it on/)).toBeVisible()
    },
  ],
  [
    'Rohan, the admin, finds the request',
    async (userEvent) => {
      await switchUser(userEvent, 'Rohan Patil')
      await openMenuPage(userEvent, 'Admin', /^Renewal Requests/)
    },
  ],
  [
    'He approves the renewal',
    async (userEvent) => {
      await clickNamed(userEvent, 'button', 'Approve Sameer Kale’s renewal')
      await expect(await screen.findByText('Renewal approved')).toBeVisible()
    },
  ],
  [
    'Sameer’s plan is active again',
    async (userEvent) => {
      await switchUser(userEvent, 'Sameer Kale')
      const plan = within(await screen.findByRole('region', { name: 'Current plan' }))
      await expect(await plan.findByText('Active')).toBeVisible()
    },
  ],
]

/** A plan has ended, the client asks for a renewal, and an admin approves it. */
export const ARenewal = meta.story({
  ...pageStory('dashboard-expired'),
  globals: { viewport: { value: 'laptop' } },
  name: 'A renewal',
  ...flowOf(steps),
  tags: ['!test'],
})

export const StepByStep = meta.story({ ...framesOf('flows-a-renewal--a-renewal', steps), tags: ['!test'] })
