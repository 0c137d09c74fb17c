import {
  Bug,
  ChartLine,
  Code,
  Database,
  Gauge,
  Globe,
  Image,
  IndianRupee,
  Key,
  Languages,
  type LucideIcon,
  MapPin,
  Megaphone,
  MessageCircle,
  Newspaper,
  Palette,
  PanelTop,
  PenTool,
  Shapes,
  ShoppingBag,
  Smartphone,
  SwatchBook,
  Truck,
  Wrench,
} from 'lucide-react'
import { DEFAULT_COLOR } from '@/config/constants'
import { Swatch } from './Swatch'

const icons: Record<string, LucideIcon> = {
  bug: Bug,
  'chart-line': ChartLine,
  code: Code,
  database: Database,
  gauge: Gauge,
  globe: Globe,
  image: Image,
  'indian-rupee': IndianRupee,
  key: Key,
  languages: Languages,
  'map-pin': MapPin,
  megaphone: Megaphone,
  'message-circle': MessageCircle,
  newspaper: Newspaper,
  palette: Palette,
  'panel-top': PanelTop,
  'pen-tool': PenTool,
  shapes: Shapes,
  'shopping-bag': ShoppingBag,
  smartphone: Smartphone,
  'swatch-book': SwatchBook,
  truck: Truck,
  wrench: Wrench,
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
