import type { Fault } from '@mocks/faults'
import type { Conditions } from './conditions'

/** No call gets through until this is removed. */
const isOffline = (fault: Fault) =>
  fault.operation === '*' && fault.kind === 'network' && fault.times === undefined

const isLatency = (fault: Fault) =>
  fault.operation === '*' && fault.kind === 'latency' && fault.times === undefined

/** The conditions, taken apart as the panel and its handle show them. */
export function partsOf({ faults }: Conditions) {
  const latency = faults.find(isLatency)
  return {
    offline: faults.some(isOffline),
    /** How much longer every call takes, in milliseconds; 0 where none does. */
    latencyMs: latency?.kind === 'latency' ? latency.ms : 0,
    /** Those of single operations, and those that end by themselves. */
    single: faults.filter((fault) => !isOffline(fault) && !isLatency(fault)),
  }
}

// a fault of every call comes first, because the first matching fault wins

export function withOffline(conditions: Conditions, offline: boolean): Conditions {
  const others = conditions.faults.filter((fault) => !isOffline(fault))
  return { ...conditions, faults: offline ? [{ operation: '*', kind: 'network' }, ...others] : others }
}

export function withLatency(conditions: Conditions, ms: number): Conditions {
  const others = conditions.faults.filter((fault) => !isLatency(fault))
  return { ...conditions, faults: ms > 0 ? [{ operation: '*', kind: 'latency', ms }, ...others] : others }
}
