import { DEFAULT_COLOR } from '@/config/constants'
import { problemOf, schemas } from '@/contract'

const { color } = schemas.createPlan.body.shape

/** What an input for colours takes, which knows `#rrggbb` alone, while a server may have stored any word. */
export const pickableColor = (stored: string | null | undefined): string =>
  stored && problemOf(color, stored) === undefined ? stored : DEFAULT_COLOR
