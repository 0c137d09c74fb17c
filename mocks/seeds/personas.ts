import { mailAt } from '@/config/brand'
import { handleOf } from './ago'

export type PersonaId = 'new' | 'pending' | 'active' | 'expiring' | 'expired' | 'renewal-rejected' | 'admin'

/** A person as whom the demo can be used. `title` says in one sentence what this persona shows. */
export type Persona = { id: PersonaId; name: string; email: string; title: string; userId: string }

/** Everybody in the seeds has this password. */
export const demoPassword = 'konkan-monsoon-26'

/** Their addresses are written out: the scan of the builds reads them here, and refuses a build that holds one. */
export const personas: readonly Persona[] = [
  persona('new', 'Gauri Bhosale', 'gauri@pottersyard.example', 'A new client who has not chosen a plan yet.'),
  persona(
    'pending',
    'Farhan Sheikh',
    'farhan@ratnaalphonso.example',
    'A client who has paid for Premium and waits for approval.',
  ),
  persona(
    'active',
    'Devika Nair',
    'devika@shorehouse.example',
    'A client on Premium with 20 days left and an open ticket.',
  ),
  persona(
    'expiring',
    'Nilesh Kadam',
    'nilesh@kadamcashews.example',
    'A client whose Starter plan ends in 2 days.',
  ),
  persona(
    'expired',
    'Sameer Kale',
    'sameer@kaleclinic.example',
    'A client whose plan has expired and who can ask for renewal.',
  ),
  persona(
    'renewal-rejected',
    'Vandana Salvi',
    'vandana@salvihomefoods.example',
    'A client whose renewal was refused, with the reason.',
  ),
  persona('admin', 'Rohan Patil', mailAt('rohan'), 'The admin, with requests, renewals and tickets waiting.'),
]

function persona(id: PersonaId, name: string, email: string, title: string): Persona {
  return { id, name, email, title, userId: `usr_${handleOf(name)}` }
}

/** Throws for an id that no persona has. */
export function personaOf(id: PersonaId): Persona {
  const found = personas.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`No persona is called ${id}.`)
  return found
}
