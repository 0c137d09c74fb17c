import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden'

const meta = preview.meta({ component: VisuallyHidden, title: 'Kit/Text/VisuallyHidden' })

export const Spoken = meta.story({
  args: { children: 'Only spoken' },
  play: async ({ canvas }) => expect(canvas.getByText('Only spoken').offsetWidth).toBe(1),
})
