import { onReset } from './reset'

/** Something that happens, and whoever wants to hear of it. */
export function events<Event>() {
  const listeners = new Set<(event: Event) => void>()
  return {
    /** Calls the listener at each event; returns how to stop that. */
    subscribe: (listener: (event: Event) => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Answers whether anybody listens. */
    emit: (event: Event): boolean => {
      for (const listener of listeners) listener(event)
      return listeners.size > 0
    },
  }
}

/** Where a value is kept. */
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

/** A value that outlives a screen and tells its listeners whenever it has changed. Screens read it by `useSignal`. */
export function signal<Value>(initial: Value, place: ValueStore<Value> = inMemory(initial)) {
  const { subscribe, emit } = events<Value>()
  let emitted = place.read()
  /** For a place where the value may change by itself. */
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
