import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { pageStory } from '@/testing/stories'
import { clickNamed, openMenuPage, switchUser } from '@/testing/flow'

const meta = preview.meta({ title: 'Flows/A ticket' })

/** A client opens a ticket, the admin answers, and the client reads the answer. */
export const ATicket = meta.story({
  ...pageStory('support-empty'),
  globals: { viewport: { value: 'laptop' } },
  name: 'A ticket',
  play: async ({ step, userEvent }) => {
    await step('Gauri writes what she needs', async () => {
      const field = await screen.findByRole('textbox', { name: /^What can we do for you/ })
      await userEvent.type(field, 'The map is gone')
      await clickNamed(userEvent, 'button', 'Submit')
      await expect(await screen.findByText(/^Your ticket is open\./)).toBeVisible()
    })
    await step('Rohan, the admin, finds her ticket under Help', async () => {
      await switchUser(userEvent, 'Rohan Patil')
      await openMenuPage(userEvent, 'Admin', /^Help/)
      await clickNamed(userEvent, 'button', 'Resolve the complaint of Gauri Bhosale')
    })
    await step('He answers and resolves it', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: /^Resolve the complaint/ }))
      await userEvent.type(
        dialog.getByRole('textbox', { name: 'Response' }),
        'It has been back since this morning.',
      )
      await userEvent.click(dialog.getByRole('button', { name: 'Resolve' }))
      await expect(await screen.findByText('Complaint resolved')).toBeVisible()
    })
    await step('Gauri reads the answer in her ticket', async () => {
      await switchUser(userEvent, 'Gauri Bhosale')
      await openMenuPage(userEvent, 'Dashboard', /^Support/)
      await expect(await screen.findByText(/It has been back since this morning\./)).toBeVisible()
    })
  },
})
