import type { User } from '@/contract'
import { searchable } from '@/lib/searchable'

const SHOWN_USERS = 5

/** The first users that match by name or email, and the number of all matches. */
export function findUsers(users: readonly User[], search: string): { shown: User[]; total: number } {
  const wanted = searchable(search.trim())
  const found = users.filter(({ name, email }) => searchable(`${name}\n${email}`).includes(wanted))
  return { shown: found.slice(0, SHOWN_USERS), total: found.length }
}
