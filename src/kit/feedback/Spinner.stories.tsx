import preview from '#.storybook/preview'
import { Spinner } from './Spinner'
import { doc } from './Spinner.docs'

const meta = preview.meta({
  component: Spinner,
  title: 'Kit/Feedback/Spinner',
  parameters: { docs: doc },
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
