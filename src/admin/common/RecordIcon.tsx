import * as lucide from 'lucide-react'
import { DEFAULT_COLOR } from '@/config/constants'
import { Swatch } from './Swatch'

const icons: Record<string, lucide.LucideIcon> = {
  bug: lucide.Bug,
  'chart-line': lucide.ChartLine,
  code: lucide.Code,
  database: lucide.Database,
  gauge: lucide.Gauge,
  globe: lucide.Globe,
  image: lucide.Image,
  'indian-rupee': lucide.IndianRupee,
  key: lucide.Key,
  languages: lucide.Languages,
  'map-pin': lucide.MapPin,
  megaphone: lucide.Megaphone,
  'message-circle': lucide.MessageCircle,
  newspaper: lucide.Newspaper,
  palette: lucide.Palette,
  'panel-top': lucide.PanelTop,
  'pen-tool': lucide.PenTool,
  shapes: lucide.Shapes,
  'shopping-bag': lucide.ShoppingBag,
  smartphone: lucide.Smartphone,
  'swatch-book': lucide.SwatchBook,
  truck: lucide.Truck,
  wrench: lucide.Wrench,
}

type RecordIconProps = { icon: string; color?: string | null }

/** A record's lucide icon in its colour. An icon that we cannot draw is shown by its name. */
export function RecordIcon({ icon, color }: RecordIconProps) {
  const Icon = Object.hasOwn(icons, icon) ? icons[icon] : undefined
  if (!Icon)
    return (
      <span className="flex max-w-full items-center gap-2 text-12 wrap-anywhere text-ink-3">
        <Swatch color={color} /> {`icon ${icon}`}
      </span>
    )
  return (
    <span
      role="img"
      aria-label={`${icon} icon`}
      // mixed with the text colour, to be visible in both themes
      style={{ color: `color-mix(in oklch, ${color || DEFAULT_COLOR} 65%, var(--ink))` }}
      className="grid size-9 shrink-0 place-items-center rounded-2 border border-line bg-sunken"
    >
      <Icon aria-hidden="true" className="size-[18px]" strokeWidth={1.75} />
    </span>
  )
}
