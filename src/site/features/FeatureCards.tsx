import type { ComponentType } from 'react'
import { Gauge, IndianRupee, KeyRound, Languages, MapPin, Smartphone } from 'lucide-react'
import { IconTile, type IconTileProps } from '@/kit/text/IconTile'
import { cx } from '@/kit/cx'
import { Section } from '../blocks'
import { priceText, type Service, serviceList } from '../services/serviceList'
import { KeysPicture, LanguagesPicture, NearbyPicture } from './FoundPictures'
import { OfflinePicture, SpeedPicture, UpiPicture } from './WorkPictures'

type SiteFeature = Pick<IconTileProps, 'icon' | 'tone'> & {
  title: string
  text: string
  points: readonly string[]
  /** The service that adds the feature; none if every site has it. */
  service?: Service['name']
  Picture: ComponentType
  /** The card's share of a row; by default half. */
  span?: 'third' | 'rest'
}

const FEATURES: readonly SiteFeature[] = [
  {
    title: 'Opens in a second on 3G',
    text: 'Built and tested on a ₹7,000 phone, because that’s what your customers use.',
    points: ['Less data', 'Better ranking'],
    icon: Gauge,
    tone: 'gold',
    Picture: SpeedPicture,
  },
  {
    title: 'UPI checkout',
    text: 'Money arrives in your own account, without a gateway’s share.',
    points: ['QR and link', 'A receipt for each payment'],
    service: 'Payment Integration',
    icon: IndianRupee,
    tone: 'ok',
    Picture: UpiPicture,
  },
  {
    title: 'Works without a network',
    text: 'Orders typed at sea are sent when the boat is back.',
    points: ['Icon on the home screen', 'Nothing lost'],
    service: 'PWA Setup',
    icon: Smartphone,
    tone: 'info',
    Picture: OfflinePicture,
    span: 'third',
  },
  {
    title: 'Three languages',
    text: 'Marathi, Hindi and English, each written properly, each with its own address.',
    points: ['Found in each language', 'One place to change a price'],
    service: 'Multi-language',
    icon: Languages,
    tone: 'brand',
    Picture: LanguagesPicture,
    span: 'rest',
  },
  {
    title: 'Found nearby',
    text: 'Your place on the map, with the right pin and opening times that are right even on a holiday.',
    points: ['Map listing', 'Monthly figures'],
    icon: MapPin,
    tone: 'ok',
    Picture: NearbyPicture,
  },
  {
    title: 'You keep the keys',
    text: 'Leave whenever you like and take it all with you.',
    points: ['No lock-in', 'Code handed over'],
    icon: KeyRound,
    tone: 'gold',
    Picture: KeysPicture,
  },
]

function costText(name?: string): string {
  const service = serviceList.find((entry) => entry.name === name)
  return service ? `${service.name}, from ${priceText(service).amount}` : 'With every site'
}

export function FeatureCards() {
  return (
    <Section>
      <h2 className="display-2 mb-8 max-w-[11.9em]">Six things owners ask for by name</h2>
      <ul className="grid gap-x-(--gap) gap-y-6 lg:grid-cols-6">
        {FEATURES.map(({ title, text, points, service, icon, tone, Picture, span }) => (
          <li
            key={title}
            className={cx(
              'flex flex-col overflow-hidden rounded-3 border border-line bg-surface md:max-lg:grid md:max-lg:grid-cols-2',
              span === 'third' ? 'lg:col-span-2' : span === 'rest' ? 'lg:col-span-4' : 'lg:col-span-3',
            )}
          >
            <div
              aria-hidden="true"
              className="relative grid min-h-[256px] grid-cols-1 place-items-center overflow-hidden bg-sunken px-6"
            >
              <Picture />
            </div>
            <div className="flex flex-1 flex-col border-line px-6 pt-5 pb-6 max-md:border-t md:max-lg:border-l lg:border-t">
              <div className="flex items-start gap-3.5">
                <IconTile icon={icon} tone={tone} className="mt-0.5" />
                <div className="grid min-w-0 flex-1 gap-y-0.5">
                  <h3 className="text-22 tracking-[-.02em]">{title}</h3>
                  <p className="text-14 text-ink-3 tabular-nums">{costText(service)}</p>
                </div>
              </div>
              <p className="mt-2 max-w-[33.9em] text-ink-2">{text}</p>
              <ul className="mt-auto flex flex-wrap gap-x-5 pt-4 text-14 font-[520]">
                {points.map((point) => (
                  <li
                    key={point}
                    className="flex items-center gap-2 before:h-0.5 before:w-3 before:bg-accent"
                  >
                    {point}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
