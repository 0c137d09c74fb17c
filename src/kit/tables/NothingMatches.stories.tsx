import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { NothingMatches } from './NothingMatches'

const meta = preview.meta({
  component: NothingMatches,
  title: 'Kit/Tables/NothingMatches',
  tags: ['autodocs'],
  args: { onClear: fn(), children: 'No rows match your search and filters.' },
})

export const Default = meta.story()
