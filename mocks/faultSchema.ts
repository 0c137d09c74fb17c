import * as z from 'zod/mini'
import { type OperationId, operations } from '@/contract'

const every = Object.keys(operations) as OperationId[]

/** `unknown-value`: an otherwise valid answer with unknown enum values. */
const faultKindSchema = z.union([
  z.object({
    kind: z.literal('status'),
    status: z.int().check(z.minimum(400), z.maximum(599)),
    message: z.exactOptional(z.string().check(z.maxLength(5000))),
  }),
  z.object({ kind: z.literal('latency'), ms: z.number().check(z.minimum(0), z.maximum(600_000)) }),
  z.object({ kind: z.enum(['network', 'timeout', 'malformed', 'wrong-shape', 'html', 'empty', 'null']) }),
  z.object({ kind: z.literal('unknown-value') }),
])

/** `times`: how many more calls fail, by default all. `done`: the server acts, as always for a write with a 2xx answer. */
export const faultSchema = z.intersection(
  z.object({
    operation: z.enum([...every, '*']),
    times: z.exactOptional(z.int().check(z.positive(), z.maximum(1_000_000))),
    done: z.exactOptional(z.literal(true)),
  }),
  faultKindSchema,
)

export type FaultKind = z.infer<typeof faultKindSchema>
export type Fault = z.infer<typeof faultSchema>
