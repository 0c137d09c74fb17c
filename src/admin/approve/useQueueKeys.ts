import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { isOfInputMethod } from '@/platform/inputMethod'
import { storedText } from '@/platform/storage'

/** Null: they are on. */
const stored = storedText('localStorage', 'admin-approve-keys')

const queueKeys = ['j', 'k', 'a', 'r', 'x', 'u'] as const
export type QueueKey = (typeof queueKeys)[number]

/** The letter, with or without Caps Lock; if the layout has no Latin letters, the one of a Latin keyboard. */
function queueKeyOf({ key, code }: KeyboardEvent): QueueKey | undefined {
  const isForeign = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key)
  const letter = (isForeign ? code.replace('Key', '') : key).toLowerCase()
  return queueKeys.find((each) => each === letter)
}

/** Those that only move, or take back. */
const harmless: readonly QueueKey[] = ['j', 'k', 'u']

/**
 * Whether single letters act on the queue. They can be switched off, because speech input and shaky hands press letters
 * by accident; the choice is remembered.
 */
export function useKeysChoice() {
  const [on, setOn] = useState(() => stored.read() !== 'off')
  const toggle = () => {
    setOn(!on)
    stored.write(on ? 'off' : null)
  }
  return { on, toggle }
}

/**
 * Calls `onQueueKey` for the queue's letters, except in a field or with a dialog open. After a click, letters
 * do nothing until j, k or Tab moves, because they may be meant for a field. Returns whether they act.
 */
export function useQueueKeys(on: boolean, onQueueKey: (key: QueueKey) => void) {
  const [armed, setArmed] = useState(false)
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event
    if (event.key === 'Tab') setArmed(true)
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return
    const key = queueKeyOf(event)
    if (key === undefined || isOfInputMethod(event) || isTaken(event.target)) return
    if (!armed && !harmless.includes(key)) return
    event.preventDefault()
    // a key that is held goes through the rows, but decides about one alone
    if (event.repeat && !harmless.includes(key)) return
    if (key !== 'u') setArmed(true)
    onQueueKey(key)
  })
  // from the moment on that the queue is seen
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

/** Whether the letter belongs to a field, or to a dialog or menu over the page. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest(`${fields}, [role=dialog], [role=alertdialog], [role=menu]`) !== null
}
