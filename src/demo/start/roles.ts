import type { PersonaId } from '@mocks/seeds/personas'
import { token } from '@/platform/token'
import { paths } from '@/paths'

type Role = {
  label: string
  text: string
  as: PersonaId | null
  /** Where this role's work begins. */
  at: string
}

export const roles: readonly Role[] = [
  { label: 'A visitor', text: 'Our public site: work, services and prices.', as: null, at: paths.home() },
  {
    label: 'A new client',
    text: 'Gauri’s first look at the plans, before she chooses one and pays.',
    as: 'new',
    at: paths.plans(),
  },
  {
    label: 'A client',
    text: 'Devika’s dashboard: her plan, payments and tickets.',
    as: 'active',
    at: paths.dashboard(),
  },
  {
    label: 'The admin',
    text: 'Rohan’s admin panel, with the payments waiting for approval.',
    as: 'admin',
    at: paths.admin('approve'),
  },
]

/** Opens the role's first page. A visitor who chooses “A visitor” stays on the current page. */
export async function enterRole({ as, at }: Role): Promise<void> {
  if (as === null && token.get() === null) return
  const { enterAs } = await import('../panel/controls')
  await enterAs(as, at)
}
