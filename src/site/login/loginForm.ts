import type { z } from 'zod'
import { schemas } from '@/contract'

const { shape } = schemas.login.body

/** Both fields are filled in, and the email has an @ (SPEC section 5). Everything else is checked by the server. */
export const loginForm = schemas.login.body.extend({ email: shape.email.trim().regex(/@/) })

export type LoginValues = z.infer<typeof loginForm>
