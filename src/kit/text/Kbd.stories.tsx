import preview from '#.storybook/preview'
import { Kbd } from './Kbd'

const meta = preview.meta({
  component: Kbd,
  title: 'Kit/Text/Kbd',
  tags: ['autodocs'],
})

export const Key = meta.story({ args: { children: 'j' } })
