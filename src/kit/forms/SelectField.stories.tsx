import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { SelectField } from './SelectField'

const meta = preview.meta({
  component: SelectField,
  title: 'Kit/Forms/SelectField',
  tags: ['autodocs'],
  args: {
    label: 'Payment type',
    children: (
      <>
        <option value="upi">UPI</option>
        <option value="qr">QR</option>
      </>
    ),
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByLabelText('Payment type')
    await userEvent.selectOptions(select, 'qr')
    await expect(select).toHaveValue('qr')
  },
})
export const WithError = meta.story({ args: { error: 'Please choose one.' } })
