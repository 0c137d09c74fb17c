import { mailAt } from '@/config/brand'
import { handleOf } from './ago'

export type PersonaId = 'new' | 'pending' | 'active' | 'expiring' | 'expired' | 'renewal-rejected' | 'admin'

/** A demo user. `title` says what this persona shows. */
export type Persona = { id: PersonaId; name: string; email: string; title: string; userId: string }

/** The password of every seeded user. */
export const demoPassword = 'konkan-monsoon-26'

/** Email addresses are literals: the build scan reads them here and rejects a build that contains one. */
export const personas: readonly Persona[] = [
  persona('new', 'Gauri Bhosale', 'gauri@pottersyard.example', 'A new client who has not chosen a plan yet.'),
  persona(
    'pending',
    'Farhan Sheikh',
    'farhan@ratnaalphonso.example',
    'A client who has paid for Premium and is waiting for approval.',
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
    'A client whose plan has expired and can be renewed.',
  ),
  persona(
    'renewal-rejected',
    'Vandana Salvi',
    'vandana@salvihomefoods.example',
    'A client whose renewal was rejected with a reason.',
  ),
  persona('admin', 'Rohan Patil', mailAt('rohan'), 'The admin, with requests, renewals and tickets waiting.'),
]

function persona(id: PersonaId, name: string, email: string, title: string): Persona {
  return { id, name, email, title, userId: `usr_${handleOf(name)}` }
}

export function personaOf(id: PersonaId): Persona {
  const found = personas.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`No persona is called ${id}.`)
  return found
}
