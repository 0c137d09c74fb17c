import * as z from 'zod/mini'
import { schemas } from '@/contract'
import { cleanEmail } from '@/lib/visible'

const { shape } = schemas.login.body

/** The rules of SPEC section 5: both fields filled, @ in the email. The server checks the rest. */
export const loginForm = z.extend(schemas.login.body, {
  email: shape.email.check(z.overwrite(cleanEmail), z.regex(/@/)),
})

export type LoginValues = z.infer<typeof loginForm>
