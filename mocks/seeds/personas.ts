import { mailAt } from '@/config/brand'

export type PersonaId = 'new' | 'pending' | 'active' | 'expiring' | 'expired' | 'renewal-rejected' | 'admin'

/** Somebody whom the demo lets one be; `title` says in one sentence what this persona shows. */
export type Persona = { id: PersonaId; name: string; email: string; title: string; userId: string }

/** Everybody in the seeds has this password. */
export const demoPassword = 'konkan-monsoon-26'

export const personas: readonly Persona[] = [
  {
    id: 'new',
    name: 'Gauri Bhosale',
    email: 'gauri@pottersyard.example',
    title: 'A new client who has not chosen a plan yet.',
    userId: 'usr_gauri',
  },
  {
    id: 'pending',
    name: 'Farhan Sheikh',
    email: 'farhan@ratnaalphonso.example',
    title: 'A client who has paid for Premium and waits for approval.',
    userId: 'usr_farhan',
  },
  {
    id: 'active',
    name: 'Devika Nair',
    email: 'devika@shorehouse.example',
    title: 'A client on Premium with 20 days left and an open ticket.',
    userId: 'usr_devika',
  },
  {
    id: 'expiring',
    name: 'Nilesh Kadam',
    email: 'nilesh@kadamcashews.example',
    title: 'A client whose Starter plan ends in 2 days.',
    userId: 'usr_nilesh',
  },
  {
    id: 'expired',
    name: 'Sameer Kale',
    email: 'sameer@kaleclinic.example',
    title: 'A client whose plan has expired and who can ask for renewal.',
    userId: 'usr_sameer',
  },
  {
    id: 'renewal-rejected',
    name: 'Vandana Salvi',
    email: 'vandana@salvihomefoods.example',
    title: 'A client whose renewal was refused, with the reason.',
    userId: 'usr_vandana',
  },
  {
    id: 'admin',
    name: 'Rohan Patil',
    email: mailAt('rohan'),
    title: 'The admin, with requests, renewals and tickets waiting.',
    userId: 'usr_rohan',
  },
]

/** Throws for an id that no persona has. */
export function personaOf(id: PersonaId): Persona {
  const persona = personas.find((candidate) => candidate.id === id)
  if (!persona) throw new Error(`No persona is called ${id}.`)
  return persona
}
