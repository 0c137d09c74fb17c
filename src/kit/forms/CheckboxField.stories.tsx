import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { CheckboxField } from './CheckboxField'

const meta = preview.meta({
  component: CheckboxField,
  title: 'Kit/Forms/CheckboxField',
  tags: ['autodocs'],
  args: { label: 'Highlight this plan' },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Highlight this plan' })
    await userEvent.click(canvas.getByText('Highlight this plan'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
})
export const Checked = meta.story({
  args: { defaultChecked: true, hint: 'It gets the “Best Value” badge.' },
})
export const WithError = meta.story({ args: { label: 'I agree', error: 'Please agree to continue.' } })
