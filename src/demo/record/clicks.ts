import { isInput, isTick } from './fields'
import type { Notebook } from './notebook'
import { targetOf } from './targets'

const pressable =
  'button, a[href], summary, [role=button], [role=tab], [role^=menuitem], [role=option], [role=switch], input:is([type=submit], [type=button], [type=reset], [type=image])'

/**
 * Notes clicks on what can be pressed, by mouse or keyboard. The second of a double click counts only where the page has
 * answered the first and waits for more; the browser's own click on the control of a label is the one that counts.
 */
export function clicks(notebook: Notebook) {
  let last: Element | null = null
  return (event: MouseEvent, target: HTMLElement) => {
    if (isTick(target)) {
      const on = targetOf(target)
      if (on) notebook.note({ do: target.checked ? 'check' : 'uncheck', on })
      return
    }
    const control = target.closest<HTMLElement>(pressable)
    if (!control || isBusy(control) || leadsElsewhere(control, event)) return
    const again = event.detail > 1 && control === last
    last = control
    if (again && !notebook.hasChanged()) return
    const on = targetOf(control)
    if (on) notebook.note({ do: 'click', on })
  }
}

const isBusy = (control: HTMLElement) =>
  control.ariaDisabled === 'true' || control.ariaBusy === 'true' || control.matches(':disabled')

/** A test cannot follow a link that leaves the product or opens another tab. */
function leadsElsewhere(control: HTMLElement, event: MouseEvent): boolean {
  if (!(control instanceof HTMLAnchorElement)) return false
  const { target, origin, protocol } = control
  const opensTab = event.ctrlKey || event.metaKey || event.shiftKey || (target !== '' && target !== '_self')
  return (
    opensTab || control.hasAttribute('download') || !protocol.startsWith('http') || origin !== location.origin
  )
}

export const chosen = (notebook: Notebook) => (target: HTMLElement) => {
  const on = targetOf(target)
  if (!on) return
  if (target instanceof HTMLSelectElement) {
    notebook.note({ do: 'choose', on, option: target.selectedOptions[0]?.label ?? '' })
  } else if (isInput(target) && target.type === 'file') {
    notebook.note({ do: 'upload', on, files: Array.from(target.files ?? [], ({ name }) => name) })
  }
}
