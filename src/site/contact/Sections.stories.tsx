import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { ContactForm } from './ContactForm'
import { writeContactDraft } from './contactDraft'

const meta = preview.meta({
  title: 'Site/Contact/Sections',
  render: () => (
    <div className="max-w-[640px]">
      <ContactForm />
    </div>
  ),
})

const noDraft = () => writeContactDraft(null)
const typed = () =>
  writeContactDraft({
    name: 'Farhan Kazi',
    email: 'farhan@kaziboats.example',
    phone: '',
    subject: 'Orders at sea',
    message: 'The boats have no network until they are back.',
  })

export const FormEmpty = meta.story({ beforeEach: noDraft })

/** Each error is below its field, and the first invalid field has the focus. */
export const FormInvalid = meta.story({
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
  beforeEach: typed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toBeVisible()
  },
})

export const FormSent = meta.story({
  beforeEach: typed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(await canvas.findByText('Thank you, Farhan Kazi.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  },
})
