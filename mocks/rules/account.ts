import type { BodyOf } from '@/contract'

/** The email address in the form by which accounts are compared. */
export function accountEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** The fields of a new account. */
export function accountFields(body: BodyOf<'register'>): { name: string; email: string; password: string } {
  return { name: body.name.trim(), email: accountEmail(body.email), password: body.password }
}
