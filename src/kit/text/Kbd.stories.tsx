import preview from '#.storybook/preview'
import { Kbd } from './Kbd'
import { doc } from './Kbd.docs'

const meta = preview.meta({
  component: Kbd,
  title: 'Kit/Text/Kbd',
  parameters: { docs: doc },
  tags: ['autodocs'],
})

export const Key = meta.story({ args: { children: 'j' } })
export const Word = meta.story({ args: { children: 'Esc' } })
