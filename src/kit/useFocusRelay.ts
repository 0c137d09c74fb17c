import { useState } from 'react'

/** A ref for controls that replace one another: if the old one had the focus, the new one gets it. */
export function useFocusRelay() {
  const [relay] = useState(() => {
    let wasFocused = false
    return (control: HTMLElement | null) => {
      // something else may have taken the focus since
      if (wasFocused && document.activeElement === document.body) control?.focus()
      wasFocused = false
      return () => {
        wasFocused = document.activeElement === control
      }
    }
  })
  return relay
}
