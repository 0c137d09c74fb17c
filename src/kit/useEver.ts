import { useState } from 'react'

/** Whether this was ever true: what opens late is loaded at its first opening, and stays to close as it opened. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever
}
