import { isInputMethodKey } from '@/platform/inputMethod'
import { byHand } from './byHand'
import { isInput, isTextField, isTick } from './fields'
import type { Notebook } from './notebook'
import type { Entry } from './recording'
import { targetOf } from './targets'

/** What these keys do in a field is seen by what it holds afterwards. */
const editing = /^(?:.|Backspace|Delete|ArrowLeft|ArrowRight|Home|End)$/u
/** These do nothing by themselves. */
const silent = /^(?:Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Unidentified|Process)$/
/** Those that user-event has too. */
const known = /^(?:[A-Za-z0-9]{2,20}|[ -~])$/

/** Neither typing nor clicks by keyboard: Enter in a field, Escape, and the page's commands. */
export function keys(notebook: Notebook) {
  let entering = false
  let withdrawEnter = () => {}
  /** Tab moved the focus, after which a page may take letters that it leaves alone after a click. */
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
    /** Enter in a text area was a new line: typing. */
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
      if (isPlain && key === 'Enter' && (isTick(target) || (isInput(target) && isTextField(target)))) {
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
