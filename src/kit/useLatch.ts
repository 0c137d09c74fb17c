import { useState } from 'react'

/** True from the first time `value` is true: loads a popup on first use and keeps it for its closing animation. */
export function useLatch(value: boolean): boolean {
  const [latched, setLatched] = useState(value)
  if (value && !latched) setLatched(true)
  return latched
}
