import preview from '#.storybook/preview'
import { Spinner } from './Spinner'

const meta = preview.meta({
  component: Spinner,
  title: 'Kit/Feedback/Spinner',
  tags: ['autodocs'],
})

export const WithWord = meta.story({
  decorators: [
    (Story) => (
      <p className="flex items-center gap-2">
        <Story /> Checking…
      </p>
    ),
  ],
})
