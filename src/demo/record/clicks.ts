import { isInput, isTick } from './fields'
import type { Notebook } from './notebook'
import { targetOf } from './targets'

const pressable =
  'button, a[href], summary, [role=button], [role=tab], [role^=menuitem], [role=option], [role=switch], input:is([type=submit], [type=button], [type=reset], [type=image])'

/**
 * Notes clicks on what can be pressed, by mouse or keyboard. The second of a double click counts only where the page has
 * answered the first and takes it; of the clicks on a label and its control, the control's counts.
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
    if (!control || control.ariaBusy === 'true' || leadsElsewhere(control, event)) return
    const again = event.detail > 1
    const unanswered = again && control === last && !notebook.hasChanged()
    last = control
    const on = unanswered ? null : targetOf(control)
    if (!on) return
    const withdraw = notebook.note({ do: 'click', on })
    // a button of the product refuses the second half of a double click
    if (again) setTimeout(() => event.defaultPrevented && withdraw())
  }
}

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
