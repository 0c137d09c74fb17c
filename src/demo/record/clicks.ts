import { byHandOn } from './byHand'
import { isInput, isCheckable } from './fields'
import type { Notebook } from './notebook'
import { targetOf } from './targets'

const pressable =
  'button, a[href], summary, [role=button], [role=tab], [role^=menuitem], [role=option], [role=switch], input:is([type=submit], [type=button], [type=reset], [type=image])'

/** Notes clicks. A label and its control count once; so does a double click, unless the first click had an effect. */
export function clicks(notebook: Notebook) {
  let last: Element | null = null
  return (event: MouseEvent, target: HTMLElement) => {
    if (isCheckable(target)) {
      const on = targetOf(target)
      const act = target.checked ? 'check' : 'uncheck'
      return void notebook.note(on ? { do: act, on } : byHandOn(target.checked ? 'Tick' : 'Untick', target))
    }
    const control = target.closest<HTMLElement>(pressable)
    if (!control) return noteIfAnswered(notebook, target)
    if (control.ariaBusy === 'true') return
    if (leadsElsewhere(control, event)) return void notebook.note(byHandOn('Leave the page by', control))
    const again = event.detail > 1
    const unanswered = again && control === last && !notebook.hasChanged()
    last = control
    if (unanswered) return
    const on = targetOf(control)
    const withdraw = notebook.note(on ? { do: 'click', on } : byHandOn('Click', control))
    // the product's buttons cancel the second half of a double click
    if (again) setTimeout(() => event.defaultPrevented && withdraw())
  }
}

/** Notes a click outside every control if the page reacts to it, for example by closing a dialog. */
function noteIfAnswered(notebook: Notebook, target: HTMLElement): void {
  if (target.closest('label, input, textarea, select, option')) return
  const withdraw = notebook.note(byHandOn('Click', target))
  setTimeout(() => !notebook.hasChanged() && withdraw())
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

export const recordChoices = (notebook: Notebook) => (target: HTMLElement) => {
  if (target instanceof HTMLSelectElement) {
    const on = targetOf(target)
    const option = target.selectedOptions[0]?.label ?? ''
    notebook.note(on ? { do: 'choose', on, option } : byHandOn(`Choose “${option}” in`, target))
  } else if (isInput(target) && target.type === 'file') {
    // a recording cannot hold a file
    const files = Array.from(target.files ?? [], ({ name }) => name).join(', ')
    notebook.note(byHandOn(`Choose the file ${files} in`, target))
  }
}
