import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { isInputMethodKey } from '@/platform/inputMethod'
import { storedText } from '@/platform/storage'

/** The stored choice; null means on. */
const stored = storedText('localStorage', 'admin-approve-keys')

const queueKeys = ['j', 'k', 'a', 'r', 'x', 'u'] as const
export type QueueKey = (typeof queueKeys)[number]

/** The pressed letter, ignoring Caps Lock; on a non-Latin layout, the physical key's Latin letter. */
function queueKeyOf({ key, code }: KeyboardEvent): QueueKey | undefined {
  const isForeign = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key)
  const letter = (isForeign ? code.replace('Key', '') : key).toLowerCase()
  return queueKeys.find((each) => each === letter)
}

const harmless: readonly QueueKey[] = ['j', 'k', 'u']

/** Whether single letters act on the queue. Users of speech input can switch them off; the choice is remembered. */
export function useKeysChoice() {
  const [on, setOn] = useState(() => stored.read() !== 'off')
  const toggle = () => {
    setOn(!on)
    stored.write(on ? 'off' : null)
  }
  return { on, toggle }
}

/**
 * Calls `onQueueKey` for the queue's letters, except in a field or a dialog. At first and after a click, only j,
 * k and u act until j, k or Tab is pressed: other letters may be meant for a field. Returns whether all letters act.
 */
export function useQueueKeys(on: boolean, onQueueKey: (key: QueueKey) => void) {
  const [armed, setArmed] = useState(false)
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event
    if (event.key === 'Tab') setArmed(true)
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return
    const key = queueKeyOf(event)
    if (key === undefined || isInputMethodKey(event) || isTaken(event.target)) return
    if (!armed && !harmless.includes(key)) return
    event.preventDefault()
    // a held key moves through the rows but decides only once
    if (event.repeat && !harmless.includes(key)) return
    if (key !== 'u') setArmed(true)
    onQueueKey(key)
  })
  useLayoutEffect(() => {
    if (!on) return
    const left = new AbortController()
    document.addEventListener('keydown', (event) => act(event), left)
    document.addEventListener('pointerdown', () => setArmed(false), left)
    return () => left.abort()
  }, [on])
  return on && armed
}

const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest(`${fields}, [role=dialog], [role=alertdialog], [role=menu]`) !== null
}
