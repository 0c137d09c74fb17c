import { useEffect, useEffectEvent, useState } from 'react'

const STORED = 'admin-approve-keys'

export type QueueKey = 'j' | 'k' | 'a' | 'r' | 'x'
const isQueueKey = (key: string): key is QueueKey => ['j', 'k', 'a', 'r', 'x'].includes(key)

/**
 * Single letters act on the queue while nothing is being typed and no dialog is open. They can be switched off, because
 * speech input and shaky hands press letters by accident; the choice is remembered.
 */
export function useQueueKeys(onQueueKey: (key: QueueKey) => void) {
  const [on, setOn] = useState(readChoice)
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (!isQueueKey(event.key) || isTakenBy(event.target)) return
    event.preventDefault()
    onQueueKey(event.key)
  })
  useEffect(() => {
    if (!on) return
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [on])
  const toggle = () => {
    setOn(!on)
    writeChoice(!on)
  }
  return { on, toggle }
}

/** Fields take letters for themselves, and so does whatever lies over the page. */
function isTakenBy(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]') !== null
}

function readChoice(): boolean {
  try {
    return globalThis.localStorage.getItem(STORED) !== 'off'
  } catch {
    return true
  }
}

function writeChoice(on: boolean): void {
  try {
    if (on) globalThis.localStorage.removeItem(STORED)
    else globalThis.localStorage.setItem(STORED, 'off')
  } catch {
    // storage is closed to us: the choice holds until the page is left
  }
}
