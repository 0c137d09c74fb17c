import * as z from 'zod/mini'
import { schemas } from '@/contract'

const { shape } = schemas.login.body

/** Both fields are filled in, and the email has an @ (SPEC section 5). Everything else is checked by the server. */
export const loginForm = z.extend(schemas.login.body, { email: shape.email.check(z.trim(), z.regex(/@/)) })

export type LoginValues = z.infer<typeof loginForm>
