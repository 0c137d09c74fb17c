import type { User } from '@/contract'
import { matchingRows } from '@/kit/tables/tableRows'
import { searchable } from '@/lib/searchable'

const SHOWN_USERS = 5

const nameAndEmail = ({ name, email }: User) => searchable(`${name}\n${email}`)

/** The first users whose name or email contain every word of the search, and the number of all matches. */
export function findUsers(users: readonly User[], search: string): { shown: User[]; total: number } {
  const found = matchingRows(users, nameAndEmail, [], { search, filters: {} })
  return { shown: found.slice(0, SHOWN_USERS), total: found.length }
}
