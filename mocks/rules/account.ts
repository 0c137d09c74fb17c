import type { BodyOf } from '@/contract'
import { fail } from '@mocks/respond'

const MIN_PASSWORD = 8
const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The address as accounts are compared by. */
export function accountEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** What a new account may hold. Fails with 400 on a text that is no address or a password under 8 characters. */
export function accountFields(body: BodyOf<'register'>): { name: string; email: string; password: string } {
  const email = accountEmail(body.email)
  if (!addressPattern.test(email)) fail(400, 'Please enter a valid email address.')
  if (body.password.length < MIN_PASSWORD) fail(400, 'Password must be at least 8 characters.')
  return { name: body.name.trim(), email, password: body.password }
}
