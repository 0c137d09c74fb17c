import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { type FlowStep, flowOf, framesOf } from '@/testing/flowFrames'
import { pageStory } from '@/testing/stories'
import { clickNamed, openMenuPage, switchUser } from '@/testing/flow'

const meta = preview.meta({ title: 'Flows/A ticket' })

const steps: readonly FlowStep[] = [
  [
    'Gauri writes what she needs',
    async (userEvent) => {
      const field = await screen.findByRole('textbox', { name: /^What can we do for you/ })
      await userEvent.type(field, 'The map is gone')
      await clickNamed(userEvent, 'button', 'Submit')
      await expect(await screen.findByText(/^Ticket submitted\./)).toBeVisible()
    },
  ],
  [
    'Rohan, the admin, finds her ticket under Help',
    async (userEvent) => {
      await switchUser(userEvent, 'Rohan Patil')
      await openMenuPage(userEvent, 'Admin', /^Help/)
      await clickNamed(userEvent, 'button', 'Resolve Gauri Bhosale’s complaint')
    },
  ],
  [
    'He answers and resolves it',
    async (userEvent) => {
      const dialog = within(await screen.findByRole('dialog', { name: /^Resolve .*’s complaint$/ }))
      await userEvent.type(
        dialog.getByRole('textbox', { name: 'Response' }),
        'It has been back since this morning.',
      )
      await userEvent.click(dialog.getByRole('button', { name: 'Resolve' }))
      await expect(await screen.findByText('Complaint resolved')).toBeVisible()
    },
  ],
  [
    'Gauri reads the answer in her ticket',
    async (userEvent) => {
      await switchUser(userEvent, 'Gauri Bhosale')
      await openMenuPage(userEvent, 'Dashboard', /^Support/)
      await expect(await screen.findByText(/It has been back since this morning\./)).toBeVisible()
    },
  ],
]

/** A client opens a ticket, the admin answers, and the client reads the answer. */
export const ATicket = meta.story({
  ...pageStory('support-empty'),
  globals: { viewport: { value: 'laptop' } },
  name: 'A ticket',
  ...flowOf(steps),
  tags: ['!test'],
})

export const StepByStep = meta.story({ ...framesOf('flows-a-ticket--a-ticket', steps), tags: ['!test'] })
