import type { Fault } from '@mocks/faults'
import type { Conditions } from './conditions'

const isOffline = (fault: Fault) =>
  fault.operation === '*' && fault.kind === 'network' && fault.times === undefined

const isLatency = (fault: Fault) =>
  fault.operation === '*' && fault.kind === 'latency' && fault.times === undefined

export function partsOf({ faults }: Conditions) {
  const latency = faults.find(isLatency)
  return {
    offline: faults.some(isOffline),
    /** Latency added to every call, in ms. */
    latencyMs: latency?.kind === 'latency' ? latency.ms : 0,
    single: faults.filter((fault) => !isOffline(fault) && !isLatency(fault)),
  }
}

// offline and latency are put first, because the first matching fault wins

export function withOffline(conditions: Conditions, offline: boolean): Conditions {
  const others = conditions.faults.filter((fault) => !isOffline(fault))
  return { ...conditions, faults: offline ? [{ operation: '*', kind: 'network' }, ...others] : others }
}

export function withLatency(conditions: Conditions, ms: number): Conditions {
  const others = conditions.faults.filter((fault) => !isLatency(fault))
  return { ...conditions, faults: ms > 0 ? [{ operation: '*', kind: 'latency', ms }, ...others] : others }
}
