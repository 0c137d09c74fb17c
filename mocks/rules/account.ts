import type { BodyOf } from '@/contract'

/** The address as accounts are compared by. */
export function accountEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** What a new account holds. */
export function accountFields(body: BodyOf<'register'>): { name: string; email: string; password: string } {
  return { name: body.name.trim(), email: accountEmail(body.email), password: body.password }
}
