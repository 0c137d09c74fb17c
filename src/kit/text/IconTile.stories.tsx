import preview from '#.storybook/preview'
import { Gauge, IndianRupee, Languages, Smartphone } from 'lucide-react'
import { IconTile } from './IconTile'

const meta = preview.meta({
  component: IconTile,
  title: 'Kit/Text/IconTile',
  tags: ['autodocs'],
})

export const All = meta.story({
  render: () => (
    <div className="flex gap-3">
      <IconTile icon={Gauge} tone="gold" />
      <IconTile icon={Languages} tone="brand" />
      <IconTile icon={IndianRupee} tone="ok" />
      <IconTile icon={Smartphone} tone="info" />
    </div>
  ),
})
