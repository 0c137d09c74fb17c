import type * as z from 'zod/mini'
import { type OperationId, schemas } from '@/contract'

/** The fields of what an operation takes as JSON. */
export const fieldsOf = (id: OperationId): Record<string, z.ZodMiniType> =>
  (schemas[id].body as z.ZodMiniObject<Record<string, z.ZodMiniType>>).shape
