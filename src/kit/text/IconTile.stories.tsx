import preview from '#.storybook/preview'
import { Gauge, IndianRupee, Languages, MapPin, Smartphone } from 'lucide-react'
import { IconTile } from './IconTile'

const meta = preview.meta({
  component: IconTile,
  title: 'Kit/Text/IconTile',
  tags: ['autodocs'],
})

export const Gold = meta.story({ args: { icon: Gauge, tone: 'gold' } })
export const Brand = meta.story({ args: { icon: Languages, tone: 'brand' } })
export const Ok = meta.story({ args: { icon: IndianRupee, tone: 'ok' } })
export const Info = meta.story({ args: { icon: Smartphone, tone: 'info' } })
export const Neutral = meta.story({ args: { icon: MapPin, tone: 'neutral' } })
