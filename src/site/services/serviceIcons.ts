import * as Icon from 'lucide-react'
import type { IconTileProps } from '@/kit/text/IconTile'
import type { Service } from './serviceList'

/** Separate from the list, because Home shows the prices without icons. */
export const serviceIcons: Record<Service['name'], Pick<IconTileProps, 'icon' | 'tone'>> = {
  'Web Design': { icon: Icon.Palette, tone: 'brand' },
  'Web Development': { icon: Icon.Code, tone: 'brand' },
  'E-commerce': { icon: Icon.ShoppingBag, tone: 'gold' },
  'UI/UX': { icon: Icon.PenTool, tone: 'gold' },
  Maintenance: { icon: Icon.Wrench, tone: 'gold' },
  'SEO/Marketing': { icon: Icon.Megaphone, tone: 'brand' },
  'Speed Optimization': { icon: Icon.Gauge, tone: 'ok' },
  'Landing Page': { icon: Icon.PanelTop, tone: 'brand' },
  'Portfolio Site': { icon: Icon.Image, tone: 'gold' },
  'Blog Setup': { icon: Icon.Newspaper, tone: 'info' },
  'CMS Development': { icon: Icon.Database, tone: 'info' },
  'Domain & Hosting': { icon: Icon.Globe, tone: 'info' },
  'Logo Design': { icon: Icon.Shapes, tone: 'info' },
  'Brand Kit': { icon: Icon.SwatchBook, tone: 'ok' },
  'Analytics Setup': { icon: Icon.ChartLine, tone: 'info' },
  'Chatbot Integration': { icon: Icon.MessageCircle, tone: 'brand' },
  'Payment Integration': { icon: Icon.IndianRupee, tone: 'ok' },
  'Multi-language': { icon: Icon.Languages, tone: 'gold' },
  'PWA Setup': { icon: Icon.Smartphone, tone: 'ok' },
  'Site Migration': { icon: Icon.Truck, tone: 'gold' },
  'Bug Fixes': { icon: Icon.Bug, tone: 'brand' },
}
