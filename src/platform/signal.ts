import { onReset } from './reset'

/** Minimal event emitter. */
export function events<Event>() {
  const listeners = new Set<(event: Event) => void>()
  return {
    /** Returns a function that unsubscribes. */
    subscribe: (listener: (event: Event) => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Returns whether there are listeners. */
    emit: (event: Event): boolean => {
      for (const listener of listeners) listener(event)
      return listeners.size > 0
    },
  }
}

export type ValueStore<Value> = { read: () => Value; write: (value: Value) => void }

function inMemory<Value>(value: Value): ValueStore<Value> {
  let current = value
  return {
    read: () => current,
    write: (next) => {
      current = next
    },
  }
}

export type Signal<Value> = ReturnType<typeof signal<Value>>

/** A value that outlives a screen and emits its changes. Screens read it with `useSignal`. */
export function signal<Value>(initial: Value, place: ValueStore<Value> = inMemory(initial)) {
  const { subscribe, emit } = events<Value>()
  let emitted = place.read()
  /** Call this when the stored value may have changed from outside. */
  const announce = (): void => {
    const value = place.read()
    if (value === emitted) return
    emitted = value
    emit(value)
  }
  const set = (next: Value): void => {
    place.write(next)
    announce()
  }
  onReset(() => set(initial))
  return { initial, get: place.read, set, announce, subscribe }
}
