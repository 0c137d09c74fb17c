import { useSyncExternalStore } from 'react'
import type { Signal } from './signal'

/** The signal's value. Prerendered markup has the value that the build set; hydration starts with the initial value. */
export function useSignal<Value>({ subscribe, get, initial }: Signal<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => (import.meta.env.SSR ? get() : initial))
}
