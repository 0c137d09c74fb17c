import type { FunctionComponent } from 'react'
import { KeysPicture, LanguagesPicture, NearbyPicture } from './FoundPictures'
import { OfflinePicture, SpeedPicture, UpiPicture } from './WorkPictures'

type SiteFeature = {
  title: string
  text: string
  points: readonly string[]
  /** The service of the price list that adds it; null comes with every site. */
  service: string | null
  Picture: FunctionComponent
  /** A wide card beside a narrow one; the rows take turns. */
  wide: boolean
}

/** What clients ask for most, with what it costs to have it. */
export const siteFeatures: readonly SiteFeature[] = [
  {
    title: 'Opens in a second on 3G',
    text: 'Built and measured on a phone of ₹7,000, because that is what your customers hold.',
    points: ['Less data', 'Better ranking'],
    service: null,
    Picture: SpeedPicture,
    wide: true,
  },
  {
    title: 'UPI checkout',
    text: 'Money arrives in your own account, without a gateway’s share.',
    points: ['QR and link', 'A receipt for each payment'],
    service: 'Payment Integration',
    Picture: UpiPicture,
    wide: false,
  },
  {
    title: 'Works without a network',
    text: 'Orders typed at sea are sent when the boat is back.',
    points: ['Icon on the home screen', 'Nothing lost'],
    service: 'PWA Setup',
    Picture: OfflinePicture,
    wide: false,
  },
  {
    title: 'Three languages',
    text: 'Marathi, Hindi and English, each written properly, each with its own address.',
    points: ['Found in each language', 'One place to change a price'],
    service: 'Multi-language',
    Picture: LanguagesPicture,
    wide: true,
  },
  {
    title: 'Found nearby',
    text: 'Your place on the map, with the right pin, and opening times that are true on a holiday.',
    points: ['Map listing', 'Monthly figures'],
    service: null,
    Picture: NearbyPicture,
    wide: true,
  },
  {
    title: 'You keep the keys',
    text: 'Leave whenever you like and take all of it along.',
    points: ['No lock-in', 'Code handed over'],
    service: null,
    Picture: KeysPicture,
    wide: false,
  },
]
