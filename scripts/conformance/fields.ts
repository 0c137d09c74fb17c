import type * as z from 'zod'
import { type OperationId, schemas } from '@/contract'

/** The fields of what an operation takes as JSON. */
export const fieldsOf = (id: OperationId): Record<string, z.ZodType> =>
  (schemas[id].body as z.ZodObject).shape
