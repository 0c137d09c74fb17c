import { mailAt } from '@/config/brand'
import { faceOf } from '@/config/faces'
import { DEFAULT_COLOR } from '@/config/constants'
import type { FeatureRow, TeamMemberRow } from '@mocks/store/rows'
import { handleOf } from './ago'

const team = [
  member('Ananya Rao', 'Lead developer', {
    phone: '+91 00000 02353',
    bio: 'Builds shops that survive Diwali, and still answers your tickets a year later.',
    socialLinks: {
      linkedin: 'https://linkedin.example/ananya-rao',
      github: 'https://github.example/ananya-rao',
    },
  }),
  member('Rohan Patil', 'Studio manager', {
    phone: '+91 00000 02354',
    bio: 'Checks transaction IDs before tea and puts every price in writing before work starts.',
    socialLinks: { linkedin: 'https://linkedin.example/rohan-patil' },
  }),
  member('Shirin Dalvi', 'Designer', {
    bio: 'Draws on the client’s own phone, never on a big screen first.',
    socialLinks: { instagram: 'https://instagram.example/shirin.draws' },
  }),
  member('Mihir Lele', 'Mobile developer', {
    bio: 'Makes apps that work between Chiplun and the next tower.',
    socialLinks: { github: 'https://github.example/mihir-lele' },
  }),
  member('Pallavi Naik', 'Hosting and support', {
    phone: '+91 00000 02355',
    bio: 'Moves sites at night, so no one notices.',
    socialLinks: { twitter: 'https://x.example/pallavi-naik' },
  }),
  member('Tejas Gurav', 'Web developer', { email: null }),
]

export const teamMemberRows: readonly TeamMemberRow[] = team.map((row, index) => ({
  ...row,
  order: index + 1,
}))

const features = [
  feature('fast', 'Fast on cheap phones', 'gauge', 'web', {
    description: 'Pages that open in a second on 3G.',
    benefits: ['Less data', 'Better ranking'],
  }),
  feature('upi', 'UPI checkout', 'indian-rupee', 'web', {
    description: 'Money arrives in your own account, without a gateway’s share.',
    benefits: ['QR and link', 'No monthly fee', 'Receipt for each payment'],
  }),
  feature('offline', 'Works without a network', 'smartphone', 'mobile', {
    description: 'Orders typed at sea are sent when the boat is back.',
    benefits: ['Icon on the home screen', 'Nothing lost'],
  }),
  feature('languages', 'Three languages', 'languages', 'web', {
    description: 'Marathi, Hindi and English, each with its own address.',
    benefits: ['Found in each language'],
  }),
  feature('brand', 'One look everywhere', 'palette', 'design', {
    description: 'Signboard, bill and site in the same colours and type.',
    benefits: ['Files for the printer', 'One-page style guide'],
  }),
  feature('found', 'Found nearby', 'map-pin', 'marketing', {
    description: 'Your place on the map, with the right pin and opening times.',
    benefits: ['Map listing', 'Monthly figures'],
  }),
  feature('keys', 'You keep the keys', 'key', 'other', {
    description: 'Domain, hosting and code stay in your name.',
    benefits: ['Leave whenever you like', 'Take it all with you'],
  }),
]

export const featureRows: readonly FeatureRow[] = features.map((row, index) => ({ ...row, order: index + 1 }))

type MemberFields = Partial<Omit<TeamMemberRow, 'socialLinks'>> & {
  socialLinks?: Partial<TeamMemberRow['socialLinks']>
}

function member(name: string, position: string, { socialLinks, ...fields }: MemberFields) {
  const handle = handleOf(name)
  return {
    _id: `tem_${handle}`,
    name,
    position,
    email: mailAt(handle),
    phone: null,
    bio: null,
    profileImage: faceOf(mailAt(handle)) ?? null,
    ...fields,
    socialLinks: { linkedin: null, twitter: null, github: null, instagram: null, ...socialLinks },
  }
}

function feature(
  id: string,
  title: string,
  icon: string,
  category: FeatureRow['category'],
  texts: Pick<FeatureRow, 'description' | 'benefits'>,
) {
  return { _id: `fea_${id}`, title, icon, category, color: DEFAULT_COLOR, ...texts }
}
