import { mailAt } from '@/config/brand'
import { portraitOf } from '@/config/faces'

export type Member = {
  name: string
  role: string
  bio: string
  skills: readonly string[]
  experience: string
  projects: string
  /** Background of the portrait or initials. Must be dark enough for white text. */
  colour: string
  /** If there is no image, initials are shown. */
  profileImage?: string | undefined
  /** URLs by network name. */
  socialLinks: Readonly<Record<string, string>>
}

/** The team, in the order in which clients meet them. */
export const members: readonly Member[] = [
  {
    name: 'Ananya Rao',
    role: 'Lead developer',
    bio: 'Builds shops that survive Diwali, and still answers your tickets a year later. Takes the first call too, so nothing gets lost on the way to the code.',
    skills: ['TypeScript', 'Checkout', 'Databases'],
    experience: '11 years',
    projects: '23 sites and shops',
    colour: '#4f5bd5',
    profileImage: portraitOf(mailAt('ananya')),
    socialLinks: {
      LinkedIn: 'https://linkedin.example/ananya-rao',
      GitHub: 'https://github.example/ananya-rao',
    },
  },
  {
    name: 'Rohan Patil',
    role: 'Studio manager',
    bio: 'Checks transaction IDs before tea and puts every price in writing before work starts. If your plan is on, he switched it on.',
    skills: ['Invoices', 'Contracts', 'Approvals'],
    experience: '9 years',
    projects: 'All of them, on paper',
    colour: '#0f6e5c',
    profileImage: portraitOf(mailAt('rohan')),
    socialLinks: { LinkedIn: 'https://linkedin.example/rohan-patil' },
  },
  {
    name: 'Shirin Dalvi',
    role: 'Designer',
    bio: 'Draws on the client’s own phone, never on a big screen first. Keeps a drawer of signboard photographs from every town on the coast.',
    skills: ['Interfaces', 'Type', 'Packaging'],
    experience: '8 years',
    projects: '31 brands and screens',
    colour: '#9a5b12',
    profileImage: portraitOf(mailAt('shirin')),
    socialLinks: { Instagram: 'https://instagram.example/shirin.draws' },
  },
  {
    name: 'Mihir Lele',
    role: 'Mobile developer',
    bio: 'Makes apps that work between Chiplun and the next tower. Tests on the evening train, with no signal and no seat.',
    skills: ['React Native', 'Offline', 'Flutter'],
    experience: '6 years',
    projects: '9 apps',
    colour: '#1c558f',
    profileImage: portraitOf(mailAt('mihir')),
    socialLinks: { GitHub: 'https://github.example/mihir-lele' },
  },
  {
    name: 'Pallavi Naik',
    role: 'Hosting and support',
    bio: 'Moves sites at night, so no one notices. Keeps the backups, and tests them.',
    skills: ['Servers', 'Backups', 'Tickets'],
    experience: '7 years',
    projects: '40 sites looked after',
    colour: '#8a3b6b',
    profileImage: portraitOf(mailAt('pallavi')),
    socialLinks: { X: 'https://x.example/pallavi-naik' },
  },
  {
    name: 'Tejas Gurav',
    role: 'Web developer',
    bio: 'Joined as a trainee and stayed. His pages have to open on his grandmother’s phone, and he checks with her.',
    skills: ['React', 'Speed', 'Accessibility'],
    experience: '2 years',
    projects: '7 sites',
    colour: '#3d4a6b',
    profileImage: portraitOf(mailAt('tejas')),
    socialLinks: {},
  },
]
