import preview from '#.storybook/preview'
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

export const Default = meta.story()
export const WithError = meta.story({ args: { error: 'Please choose one.' } })
