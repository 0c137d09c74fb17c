import * as z from 'zod'
import { type OperationId, schemas } from '@/contract'

/** The fields of what an operation takes as JSON. */
export const fieldsOf = (id: OperationId): Record<string, z.ZodType> =>
  (schemas[id].body as z.ZodObject).shape

/** The schema without optional and nullable around it. */
export function withoutOptional(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? withoutOptional(schema.unwrap() as z.ZodType)
    : schema
}
