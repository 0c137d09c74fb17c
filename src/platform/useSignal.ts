import { useSyncExternalStore } from 'react'
import type { Signal } from './signal'

/**
 * The signal's value. Prerendered markup knows nobody's browser: it shows the value that the build has set, if any, and the
 * browser takes it over with the initial one.
 */
export function useSignal<Value>({ subscribe, get, initial }: Signal<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => (import.meta.env.SSR ? get() : initial))
}
