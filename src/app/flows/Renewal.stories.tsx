import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { pageStory } from '@/testing/stories'
import { clickNamed, openMenuPage, switchUser } from '@/testing/flow'

const meta = preview.meta({ title: 'Flows/A renewal' })

/** A plan has ended, the client asks for a renewal, and an admin approves it. */
export const ARenewal = meta.story({
  ...pageStory('dashboard-expired'),
  globals: { viewport: { value: 'laptop' } },
  name: 'A renewal',
  play: async ({ step, userEvent }) => {
    await step('Sameer’s plan has expired, and he asks for a renewal', async () => {
      await clickNamed(userEvent, 'button', 'Request Renewal')
      await expect(await screen.findByText(/^You asked for it on/)).toBeVisible()
    })
    await step('Rohan, the admin, finds the request', async () => {
      await switchUser(userEvent, 'Rohan Patil')
      await openMenuPage(userEvent, 'Admin', /^Renewal Requests/)
    })
    await step('He approves the renewal', async () => {
      await clickNamed(userEvent, 'button', 'Approve the renewal of Sameer Kale')
      await expect(await screen.findByText('Renewal approved')).toBeVisible()
    })
    await step('Sameer’s plan runs again', async () => {
      await switchUser(userEvent, 'Sameer Kale')
      const plan = within(await screen.findByRole('region', { name: 'Current plan' }))
      await expect(await plan.findByText('Active')).toBeVisible()
    })
  },
})
