import { mailAt } from '@/config/brand'
import { digest } from '@mocks/rules/password'
import type { UserRow } from '@mocks/store/rows'
import { demoPassword, type Persona } from './personas'
import { type Ago, handleOf } from './ago'

/** Name, domain under `.example`, days since they joined. */
type Client = readonly [name: string, domain: string, joined: number]

const clients: readonly Client[] = [
  ['Sunita Ghag', 'postbox', 24],
  ['Imran Kazi', 'kaziboats', 31],
  ['Leela Sawant', 'sawantsarees', 19],
  ['Joel D’Mello', 'shackno9', 12],
  ['Pratik More', 'moremotors', 8],
  ['Asha Kulkarni', 'kulkarniclasses', 3],
  ['Meera Joshi', 'joshimasale', 64],
  ['Aniket Rane', 'ranenursery', 182],
  ['Tahira Mulla', 'mullatailors', 210],
  ['Vinayak Pethe', 'pethejewels', 344],
  ['Rutuja Chavan', 'chavandairy', 141],
  ['Savio Fernandes', 'harbourdive', 96],
  ['Kishor Jadhav', 'jadhavtransport', 288],
  ['Nazneen Parkar', 'parkarsweets', 77],
  ['Omkar Bapat', 'bapatpress', 121],
  ['Swati Mayekar', 'mayekarstays', 255],
  ['Girish Tendulkar', 'tendulkarice', 167],
  ['Yasmin Naik', 'laterite', 58],
  ['Dattatray Shinde', 'shindewelding', 312],
  ['Hema Vaidya', 'vaidyaayurved', 199],
  ['Rafiq Dalvi', 'dalvifishmart', 233],
  ['Prachi Ghadge', 'ghadgeyoga', 45],
  ['Suresh Gawde', 'gawdebakery', 150],
  ['Irfan Bagwan', 'bagwanfruits', 88],
  ['Manasi Limaye', 'limayemusic', 276],
  ['Tukaram Pawar', 'pawarpumps', 331],
  ['Alka Bhide', 'bhidekokum', 110],
  ['Cyril Pinto', 'pintoboatyard', 205],
  ['Shabana Kotwal', 'kotwalglass', 69],
  ['Mandar Oak', 'oakarchitects', 190],
  ['Sneha Khot', 'khotphysio', 37],
  ['Bharat Surve', 'survesolar', 265],
  ['Vaishali Desai', 'desaipickles', 131],
  ['Arjun Redkar', 'redkarkayaks', 104],
  ['Fatima Wagle', 'wagleprints', 52],
  ['Ramesh Bandre', 'bandrehardware', 300],
  ['Ketaki Soman', 'somanlaw', 172],
  ['Nitin Ambre', 'ambrepoultry', 221],
  ['Usha Marathe', 'marathegrains', 28],
  ['Dev Malvankar', 'malvanikitchen', 15],
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

export function personaRow({ id, userId, name, email }: Persona, ago: Ago): UserRow {
  return userRow(userId, name, email, ago(joinedDays[id], 3), id === 'admin' ? 'admin' : 'user')
}

export function clientUserRows(ago: Ago): UserRow[] {
  const developer = userRow('usr_ananya', 'Ananya Rao', mailAt('ananya'), ago(363), 'admin')
  const others = clients.map(([name, domain, joined]) => {
    const handle = handleOf(name)
    return userRow(`usr_${handle}`, name, `${handle}@${domain}.example`, ago(joined, 5, handle.length * 7))
  })
  return [developer, ...others]
}

export function userRow(
  _id: string,
  name: string,
  email: string,
  createdAt: string,
  role: UserRow['role'] = 'user',
): UserRow {
  return { _id, name, email, role, createdAt, passwordDigest: digest(demoPassword, _id) }
}
