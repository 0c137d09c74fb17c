import { mailAt } from '@/config/brand'
import { digest } from '@mocks/password'
import type { UserRow } from '@mocks/store/rows'
import { demoPassword, type Persona } from './personas'
import type { Timeline } from './timeline'

/** Handle, name, domain under `.example`, days since they joined. The id is `usr_` and the handle. */
type Client = readonly [handle: string, name: string, domain: string, joined: number]

const clients: readonly Client[] = [
  ['sunita', 'Sunita Ghag', 'postbox', 24],
  ['imran', 'Imran Kazi', 'kaziboats', 31],
  ['leela', 'Leela Sawant', 'sawantsarees', 19],
  ['joel', 'Joel D’Mello', 'shackno9', 12],
  ['pratik', 'Pratik More', 'moremotors', 8],
  ['asha', 'Asha Kulkarni', 'kulkarniclasses', 3],
  ['meera', 'Meera Joshi', 'joshimasale', 64],
  ['aniket', 'Aniket Rane', 'ranenursery', 182],
  ['tahira', 'Tahira Mulla', 'mullatailors', 210],
  ['vinayak', 'Vinayak Pethe', 'pethejewels', 344],
  ['rutuja', 'Rutuja Chavan', 'chavandairy', 141],
  ['savio', 'Savio Fernandes', 'harbourdive', 96],
  ['kishor', 'Kishor Jadhav', 'jadhavtransport', 288],
  ['nazneen', 'Nazneen Parkar', 'parkarsweets', 77],
  ['omkar', 'Omkar Bapat', 'bapatpress', 121],
  ['swati', 'Swati Mayekar', 'mayekarstays', 255],
  ['girish', 'Girish Tendulkar', 'tendulkarice', 167],
  ['yasmin', 'Yasmin Naik', 'laterite', 58],
  ['dattatray', 'Dattatray Shinde', 'shindewelding', 312],
  ['hema', 'Hema Vaidya', 'vaidyaayurved', 199],
  ['rafiq', 'Rafiq Dalvi', 'dalvifishmart', 233],
  ['prachi', 'Prachi Ghadge', 'ghadgeyoga', 45],
  ['suresh', 'Suresh Gawde', 'gawdebakery', 150],
  ['irfan', 'Irfan Bagwan', 'bagwanfruits', 88],
  ['manasi', 'Manasi Limaye', 'limayemusic', 276],
  ['tukaram', 'Tukaram Pawar', 'pawarpumps', 331],
  ['alka', 'Alka Bhide', 'bhidekokum', 110],
  ['cyril', 'Cyril Pinto', 'pintoboatyard', 205],
  ['shabana', 'Shabana Kotwal', 'kotwalglass', 69],
  ['mandar', 'Mandar Oak', 'oakarchitects', 190],
  ['sneha', 'Sneha Khot', 'khotphysio', 37],
  ['bharat', 'Bharat Surve', 'survesolar', 265],
  ['vaishali', 'Vaishali Desai', 'desaipickles', 131],
  ['arjun', 'Arjun Redkar', 'redkarkayaks', 104],
  ['fatima', 'Fatima Wagle', 'wagleprints', 52],
  ['ramesh', 'Ramesh Bandre', 'bandrehardware', 300],
  ['ketaki', 'Ketaki Soman', 'somanlaw', 172],
  ['nitin', 'Nitin Ambre', 'ambrepoultry', 221],
  ['usha', 'Usha Marathe', 'marathegrains', 28],
  ['dev', 'Dev Malvankar', 'malvanikitchen', 15],
]

const joinedDays: Record<Persona['id'], number> = {
  new: 1,
  pending: 33,
  active: 128,
  expiring: 59,
  expired: 118,
  'renewal-rejected': 160,
  admin: 365,
}

export function personaRow(persona: Persona, { ago }: Timeline): UserRow {
  return userRow(persona.userId, persona.name, persona.email, ago(joinedDays[persona.id], 3), {
    isAdmin: persona.id === 'admin',
  })
}

/** The developer, who is an admin too, and the clients beside the personas. */
export function clientRows({ ago }: Timeline): UserRow[] {
  const developer = userRow('usr_ananya', 'Ananya Rao', mailAt('ananya'), ago(363), {
    isAdmin: true,
  })
  const others = clients.map(([handle, name, domain, joined]) =>
    userRow(`usr_${handle}`, name, `${handle}@${domain}.example`, ago(joined, 5, handle.length * 7)),
  )
  return [developer, ...others]
}

export function userRow(
  _id: string,
  name: string,
  email: string,
  createdAt: string,
  { isAdmin = false } = {},
): UserRow {
  const role = isAdmin ? 'admin' : 'user'
  return { _id, name, email, role, createdAt, passwordDigest: digest(demoPassword, _id) }
}
