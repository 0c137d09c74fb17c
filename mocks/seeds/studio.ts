import { mailAt } from '@/config/brand'
import { DEFAULT_COLOR } from '@/config/constants'
import type { FeatureRow, TeamMemberRow } from '@mocks/store/rows'

const noLinks = { linkedin: null, twitter: null, github: null, instagram: null }

/** A drawn portrait: initials on a coloured square. */
function monogram(initials: string, color: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="${color}"/><text x="40" y="50" font-family="sans-serif" font-size="28" fill="#fff" text-anchor="middle">${initials}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export const teamMemberRows: readonly TeamMemberRow[] = [
  {
    _id: 'tem_ananya',
    name: 'Ananya Rao',
    position: 'Lead developer',
    email: mailAt('ananya'),
    phone: '+91 00000 02353',
    bio: 'Builds shops that survive Diwali, and answers the ticket a year later.',
    order: 1,
    socialLinks: {
      ...noLinks,
      linkedin: 'https://linkedin.example/ananya-rao',
      github: 'https://github.example/ananya-rao',
    },
    profileImage: monogram('AR', '#4f5bd5'),
  },
  {
    _id: 'tem_rohan',
    name: 'Rohan Patil',
    position: 'Studio manager',
    email: mailAt('rohan'),
    phone: '+91 00000 02354',
    bio: 'Compares transaction IDs before tea and says what a job costs before it starts.',
    order: 2,
    socialLinks: { ...noLinks, linkedin: 'https://linkedin.example/rohan-patil' },
    profileImage: null,
  },
  {
    _id: 'tem_shirin',
    name: 'Shirin Dalvi',
    position: 'Designer',
    email: mailAt('shirin'),
    phone: null,
    bio: 'Draws on the client’s own phone, never on a big screen first.',
    order: 3,
    socialLinks: { ...noLinks, instagram: 'https://instagram.example/shirin.draws' },
    profileImage: monogram('SD', '#9a5b12'),
  },
  {
    _id: 'tem_mihir',
    name: 'Mihir Lele',
    position: 'Mobile developer',
    email: mailAt('mihir'),
    phone: null,
    bio: 'Makes apps that work between Chiplun and the next tower.',
    order: 4,
    socialLinks: { ...noLinks, github: 'https://github.example/mihir-lele' },
    profileImage: null,
  },
  {
    _id: 'tem_pallavi',
    name: 'Pallavi Naik',
    position: 'Hosting and support',
    email: mailAt('pallavi'),
    phone: '+91 00000 02355',
    bio: 'Moves sites at night, so that nobody notices.',
    order: 5,
    socialLinks: { ...noLinks, twitter: 'https://x.example/pallavi-naik' },
    profileImage: null,
  },
  {
    _id: 'tem_tejas',
    name: 'Tejas Gurav',
    position: 'Web developer',
    email: null,
    phone: null,
    bio: null,
    order: 6,
    socialLinks: noLinks,
    profileImage: null,
  },
]

const features: readonly Omit<FeatureRow, 'order'>[] = [
  feature('fea_fast', 'Fast on cheap phones', 'Pages that open in a second on 3G.', 'gauge', 'web', [
    'Less data',
    'Better ranking',
  ]),
  feature(
    'fea_upi',
    'UPI checkout',
    'Money arrives in your own account, without a gateway’s share.',
    'indian-rupee',
    'web',
    ['QR and link', 'No monthly fee', 'Receipt for each payment'],
  ),
  feature(
    'fea_offline',
    'Works without a network',
    'Orders typed at sea are sent when the boat is back.',
    'smartphone',
    'mobile',
    ['Icon on the home screen', 'Nothing lost'],
  ),
  feature(
    'fea_languages',
    'Three languages',
    'Marathi, Hindi and English, each with its own address.',
    'languages',
    'web',
    ['Found in each language'],
  ),
  feature(
    'fea_brand',
    'One look everywhere',
    'Signboard, bill and site agree on colours and type.',
    'palette',
    'design',
    ['Files for the printer', 'A page of rules'],
  ),
  feature(
    'fea_found',
    'Found nearby',
    'Your place on the map, with the right pin and opening times.',
    'map-pin',
    'marketing',
    ['Map listing', 'Monthly figures'],
  ),
  feature('fea_keys', 'You keep the keys', 'Domain, hosting and code stay in your name.', 'key', 'other', [
    'Leave whenever you like',
    'Take all of it along',
  ]),
]

export const featureRows: readonly FeatureRow[] = features.map((row, index) => ({ ...row, order: index + 1 }))

function feature(
  _id: string,
  title: string,
  description: string,
  icon: string,
  category: FeatureRow['category'],
  benefits: string[],
): Omit<FeatureRow, 'order'> {
  return { _id, title, description, icon, category, color: DEFAULT_COLOR, benefits }
}
