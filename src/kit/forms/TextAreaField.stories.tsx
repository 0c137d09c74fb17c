import preview from '#.storybook/preview'
import { TextAreaField } from './TextAreaField'

const meta = preview.meta({
  component: TextAreaField,
  title: 'Kit/Forms/TextAreaField',
  tags: ['autodocs'],
  args: { label: 'Message' },
})

export const Default = meta.story({ args: { hint: 'What happened, and when?', rows: 4 } })
export const WithError = meta.story({
  args: { label: 'Why are you rejecting this request?', error: 'Please enter a reason.' },
})
