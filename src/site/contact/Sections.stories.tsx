import preview from '#.storybook/preview'
import { MemoryRouter } from 'react-router-dom'
import { expect } from 'storybook/test'
import { ContactForm } from './ContactForm'
import { ContactMethods } from './ContactMethods'
import { writeContactDraft } from './contactDraft'
import { MapSection } from './MapSection'

const meta = preview.meta({
  title: 'Site/Contact/Sections',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
})

const form = () => (
  <div className="max-w-[640px] p-6">
    <ContactForm />
  </div>
)
const noDraft = () => writeContactDraft(null)
const typed = () =>
  writeContactDraft({
    name: 'Farhan Kazi',
    email: 'farhan@kaziboats.example',
    phone: '',
    subject: 'Orders at sea',
    message: 'The boats have no network until they are back.',
  })

export const FormEmpty = meta.story({ render: form, beforeEach: noDraft })

/** Each error is beside its field, and the first invalid field has the focus. */
export const FormInvalid = meta.story({
  render: form,
  beforeEach: noDraft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'farhan')
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(canvas.getByText('Please enter your name.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid()
  },
})

export const FormSending = meta.story({
  render: form,
  beforeEach: typed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toBeVisible()
  },
})

export const FormSent = meta.story({
  render: form,
  beforeEach: typed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(await canvas.findByText('Thank you, Farhan Kazi.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  },
})

export const Methods = meta.story({ render: () => <ContactMethods />, parameters: { layout: 'padded' } })

/** The map loads from its host on demand only. */
export const MapOnDemand = meta.story({
  render: () => <MapSection />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show the map' })).toBeVisible()
    await expect(canvas.queryByTitle(/^Map of/)).toBeNull()
  },
})
