import { useEffect, useEffectEvent, useState } from 'react'
import { isOfInputMethod } from '@/platform/inputMethod'
import { storedText } from '@/platform/storage'

/** Null: they are on. */
const stored = storedText('localStorage', 'admin-approve-keys')

export type QueueKey = 'j' | 'k' | 'a' | 'r' | 'x'
const isQueueKey = (key: string): key is QueueKey => ['j', 'k', 'a', 'r', 'x'].includes(key)

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

/** Calls `onQueueKey` for the queue's letters, but not while somebody types in a field or a dialog is open. */
export function useQueueKeys(on: boolean, onQueueKey: (key: QueueKey) => void) {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isOfInputMethod(event) || !isQueueKey(event.key) || isTaken(event.target)) return
    event.preventDefault()
    // a key that is held goes through the rows, but decides about one alone
    if (event.repeat && event.key !== 'j' && event.key !== 'k') return
    onQueueKey(event.key)
  })
  useEffect(() => {
    if (!on) return
    const listener = (event: KeyboardEvent) => act(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [on])
}

const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/** Whether the letter belongs to a field, or to a dialog or menu over the page. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest(`${fields}, [role=dialog], [role=alertdialog], [role=menu]`) !== null
}
