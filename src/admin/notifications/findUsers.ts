import type { User } from '@/contract'
import { searchable } from '@/lib/searchable'

const SHOWN_USERS = 5

/** The first users whose name or email contains the text, ignoring case, and how many there are. */
export function findUsers(users: readonly User[], search: string): { shown: User[]; total: number } {
  const wanted = searchable(search.trim())
  const found = users.filter(({ name, email }) => searchable(`${name}\n${email}`).includes(wanted))
  return { shown: found.slice(0, SHOWN_USERS), total: found.length }
}
