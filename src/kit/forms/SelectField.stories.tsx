import preview from '#.storybook/preview'
import { SelectField, ToolSelect } from './SelectField'

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
/** `ToolSelect`, for toolbars and table rows: small, with its label only for screen readers. */
export const InToolbar = meta.story({
  render: ({ children }) => <ToolSelect label="Which calls">{children}</ToolSelect>,
})
export const WithError = meta.story({ args: { error: 'Please choose one.' } })
