import * as z from 'zod/mini'
import { schemas } from '@/contract'
import { cleanEmail, isBlank } from '@/lib/visible'

const { body } = schemas.register
const tooShort = 'Password must be at least 8 characters.'

/** The server's rules, checked before the call, with its messages. Only the first empty field is reported. */
export const registerForm = z
  .object({
    name: z.string().check(z.trim()),
    email: z.string().check(z.overwrite(cleanEmail)),
    password: z.string(),
  })
  .check((form) => {
    const { name, email, password } = form.value
    const empty = Object.entries({ name, email, password }).find(([, value]) => isBlank(value))?.[0]
    const refuse = (path: PropertyKey[], message: string) =>
      form.issues.push({ code: 'custom', input: form.value, path, message })
    if (empty !== undefined) return void refuse([empty], 'All fields are required.')
    for (const { code, path, message } of body.safeParse(form.value).error?.issues ?? []) {
      refuse(path, code === 'too_small' ? tooShort : message)
    }
  })

export type RegisterValues = z.infer<typeof registerForm>
