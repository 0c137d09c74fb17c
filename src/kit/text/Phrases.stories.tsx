import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Phrases } from './Phrases'

const meta = preview.meta({
  component: Phrases,
  title: 'Kit/Text/Phrases',
  tags: ['autodocs'],
  args: { text: 'Monday to Saturday, 11AM - 9PM' },
  decorators: [
    (Story) => (
      <p className="w-52">
        <Story />
      </p>
    ),
  ],
})

export const Narrow = meta.story({
  play: async ({ canvas }) => expect(canvas.getByText('11AM - 9PM').getClientRects()).toHaveLength(1),
})
