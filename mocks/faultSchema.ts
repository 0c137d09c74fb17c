import * as z from 'zod/mini'
import { type OperationId, operations } from '@/contract'
import type { Fault } from './faults'

const every = Object.keys(operations) as OperationId[]

export const faultSchema: z.ZodMiniType<Fault> = z.intersection(
  z.object({
    operation: z.enum([...every, '*']),
    times: z.exactOptional(z.int().check(z.positive(), z.maximum(1_000_000))),
    done: z.exactOptional(z.literal(true)),
  }),
  z.union([
    z.object({
      kind: z.literal('status'),
      status: z.int().check(z.minimum(400), z.maximum(599)),
      message: z.exactOptional(z.string().check(z.maxLength(5000))),
    }),
    z.object({ kind: z.literal('latency'), ms: z.number().check(z.minimum(0), z.maximum(600_000)) }),
    z.object({
      kind: z.enum([
        'network',
        'timeout',
        'malformed',
        'wrong-shape',
        'html',
        'empty',
        'null',
        'unknown-value',
      ]),
    }),
  ]),
)
