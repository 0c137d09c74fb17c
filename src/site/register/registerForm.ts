import { z } from 'zod'
import type { BodyOf } from '@/contract'

const MIN_PASSWORD = 8
const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The server's own rules and words, said before asking it. What is missing is said once, at the first empty field. */
export const registerForm = z
  .object({ name: z.string().trim(), email: z.string().trim(), password: z.string() })
  .check((form) => {
    const { name, email, password } = form.value
    const empty = Object.entries({ name, email, password }).find(([, value]) => value.trim() === '')?.[0]
    const refuse = (field: string, message: string) =>
      form.issues.push({ code: 'custom', input: form.value, path: [field], message })
    if (empty !== undefined) return void refuse(empty, 'All fields are required.')
    if (!addressPattern.test(email)) refuse('email', 'Please enter a valid email address.')
    if (password.length < MIN_PASSWORD) refuse('password', 'Password must be at least 8 characters.')
  }) satisfies z.ZodType<BodyOf<'register'>>

export type RegisterValues = z.infer<typeof registerForm>
