import * as z from 'zod'
import { type OperationId, operations } from '@/contract'
import type { Fault } from './faults'

const every = Object.keys(operations) as OperationId[]

/** A fault as it comes from outside: by HTTP, in a link or a file, or out of the browser's storage. */
export const faultSchema: z.ZodType<Fault> = z.intersection(
  z.object({
    operation: z.enum([...every, '*']),
    times: z.int().positive().max(1_000_000).exactOptional(),
    done: z.literal(true).exactOptional(),
  }),
  z.union([
    z.object({
      kind: z.literal('status'),
      status: z.int().min(400).max(599),
      message: z.string().max(5000).exactOptional(),
    }),
    z.object({ kind: z.literal('latency'), ms: z.number().min(0).max(600_000) }),
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
