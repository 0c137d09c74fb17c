import { isInputMethodKey } from '@/platform/inputMethod'
import { byHand } from './byHand'
import { isInput, isTextField, isCheckable } from './fields'
import type { Notebook } from './notebook'
import type { Entry } from './recording'
import { targetOf } from './targets'

/** In a field, these keys only edit: the field's value afterwards shows their effect. */
const editing = /^(?:.|Backspace|Delete|ArrowLeft|ArrowRight|Home|End)$/u
/** Keys that do nothing by themselves. */
const silent = /^(?:Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Unidentified|Process)$/
/** Keys that user-event can press. */
const known = /^(?:[A-Za-z0-9]{2,20}|[ -~])$/

/** Notes keys that neither type nor click: Enter in a field, Escape, and the page's commands. */
export function keys(notebook: Notebook) {
  let entering = false
  let withdrawEnter = () => {}
  /** Whether Tab moved the focus: the page may then handle letters that it ignores after a click. */
  let hasTabbed = false
  const stepOf = (event: KeyboardEvent, target: HTMLElement): Entry['step'] => {
    const { key, ctrlKey, metaKey, altKey, repeat } = event
    const held = [ctrlKey && 'Ctrl', metaKey && 'Meta', altKey && 'Alt'].filter(Boolean)
    if (held.length > 0 || !known.test(key)) return byHand(`Press ${[...held, key].join(' + ')}`)
    if (repeat) return byHand(`Keep ${key} pressed`)
    const on = target === target.ownerDocument.body ? null : targetOf(target)
    return on ? { do: 'press', key, on } : { do: 'press', key }
  }
  return {
    entering: () => entering,
    onPointerDown: () => (hasTabbed = false),
    /** Call this when Enter has started a new line in a text area: that counts as typing. */
    onNewLine: () => withdrawEnter(),
    onKeyDown: (event: KeyboardEvent, target: HTMLElement) => {
      const { key } = event
      if (key === 'Tab') hasTabbed = true
      if (isInputMethodKey(event) || silent.test(key)) return
      if (isTextField(target) && editing.test(key)) return
      if ((key === 'Enter' || key === ' ') && target.closest('button, a, summary')) return
      const step = stepOf(event, target)
      const isPlain = step.do === 'press'
      if (isPlain && key === 'Escape') return void notebook.note(step)
      if (isPlain && key === 'Enter' && (isCheckable(target) || (isInput(target) && isTextField(target)))) {
        entering = true
        setTimeout(() => (entering = false))
        return void notebook.note(step)
      }
      const withdrawTab = hasTabbed && isPlain ? notebook.note({ do: 'press', key: 'Tab' }) : () => {}
      const withdraw = notebook.note(step)
      withdrawEnter = key === 'Enter' ? withdraw : () => {}
      setTimeout(() => {
        withdrawEnter = () => {}
        if (event.defaultPrevented) return void (hasTabbed = false)
        withdraw()
        withdrawTab()
      })
    },
  }
}
