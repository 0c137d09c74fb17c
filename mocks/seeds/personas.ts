import { mailAt } from '@/config/brand'
import { handleOf } from './ago'

export type PersonaId = 'new' | 'pending' | 'active' | 'expiring' | 'expired' | 'renewal-rejected' | 'admin'

/** Somebody as whom one can use the demo; `title` says in one sentence what this persona shows. */
export type Persona = { id: PersonaId; name: string; email: string; title: string; userId: string }

/** Everybody in the seeds has this password. */
export const demoPassword = 'konkan-monsoon-26'

export const personas: readonly Persona[] = [
  persona('new', 'Gauri Bhosale', 'pottersyard', 'A new client who has not chosen a plan yet.'),
  persona(
    'pending',
    'Farhan Sheikh',
    'ratnaalphonso',
    'A client who has paid for Premium and waits for approval.',
  ),
  persona('active', 'Devika Nair', 'shorehouse', 'A client on Premium with 20 days left and an open ticket.'),
  persona('expiring', 'Nilesh Kadam', 'kadamcashews', 'A client whose Starter plan ends in 2 days.'),
  persona(
    'expired',
    'Sameer Kale',
    'kaleclinic',
    'A client whose plan has expired and who can ask for renewal.',
  ),
  persona(
    'renewal-rejected',
    'Vandana Salvi',
    'salvihomefoods',
    'A client whose renewal was refused, with the reason.',
  ),
  persona('admin', 'Rohan Patil', null, 'The admin, with requests, renewals and tickets waiting.'),
]

/** `domain` stands under `.example`; null is the agency's own. */
function persona(id: PersonaId, name: string, domain: string | null, title: string): Persona {
  const who = handleOf(name)
  const email = domain === null ? mailAt(who) : `${who}@${domain}.example`
  return { id, name, email, title, userId: `usr_${who}` }
}

/** Throws for an id that no persona has. */
export function personaOf(id: PersonaId): Persona {
  const found = personas.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`No persona is called ${id}.`)
  return found
}
