import type { Role } from '@/contract'

export const roles: readonly Role[] = ['user', 'admin']

const labels: Record<string, string> = { user: 'User', admin: 'Admin' }

/** A role in words; one that nobody knows is shown as it came. */
export function roleLabel(role: string): string {
  return labels[role] ?? role
}
