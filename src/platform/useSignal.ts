import { useSyncExternalStore } from 'react'
import type { Signal } from './signal'

/** The signal's value; prerendered markup, which knows nobody's browser, shows the initial one. */
export function useSignal<Value>({ subscribe, get, initial }: Signal<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial)
}
