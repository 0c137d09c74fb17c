import { isOfInputMethod } from '@/platform/inputMethod'
import { isInput, isTextField, isTick } from './fields'
import type { Notebook } from './notebook'
import { targetOf } from './targets'

/** What these keys do in a field is seen by what it holds afterwards. */
const editing = /^(?:.|Backspace|Delete|ArrowLeft|ArrowRight|Home|End)$/u
/** These do nothing by themselves. */
const silent = /^(?:Tab|Shift|Control|Alt|Meta|CapsLock|Dead|Unidentified|Process)$/
const noted = /^[A-Za-z0-9]{1,20}$/

/**
 * Notes the keys that are neither typing nor a click by keyboard: Enter in a field, Escape, and what the page itself takes
 * as a command. `entering` tells whether Enter in a field is just having its effect: the browser then clicks the form's
 * button by itself.
 */
export function keys(notebook: Notebook) {
  let entering = false
  const note = (key: string, target: HTMLElement) => {
    const on = target === target.ownerDocument.body || key.length === 1 ? null : targetOf(target)
    return notebook.note(on ? { do: 'press', key, on } : { do: 'press', key })
  }
  return {
    entering: () => entering,
    onKeyDown: (event: KeyboardEvent, target: HTMLElement) => {
      const { key } = event
      const commands =
        event.ctrlKey || event.metaKey || event.altKey || isOfInputMethod(event) || event.repeat
      if (commands || silent.test(key) || !noted.test(key)) return
      if (key === 'Escape') return void note(key, target)
      if (key === 'Enter' && (isTick(target) || (isInput(target) && isTextField(target)))) {
        entering = true
        setTimeout(() => (entering = false))
        return void note(key, target)
      }
      if (isTextField(target) && editing.test(key)) return
      if (key === 'Enter' && target.closest('button, a, summary')) return
      const withdraw = note(key, target)
      setTimeout(() => !event.defaultPrevented && withdraw())
    },
  }
}
