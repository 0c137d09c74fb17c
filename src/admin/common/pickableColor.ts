import { DEFAULT_COLOR } from '@/config/constants'
import { problemOf, schemas } from '@/contract'

const { color } = schemas.createPlan.body.shape

/** A colour input takes only `#rrggbb`; a server may have stored any word. */
export const pickableColor = (stored: string | null | undefined): string =>
  stored && problemOf(color, stored) === undefined ? stored : DEFAULT_COLOR
