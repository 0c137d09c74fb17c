import { type RefObject, useSyncExternalStore } from 'react'
import { isPhoneSize } from '../panel/phone'
import { openLayers } from '../steps/demoPart'
import { view } from './watch'

/** Where the card is when it is at the top. */
const TOP = 80
const MARGIN = 80
/** Includes the handle, which is a strip on a phone. */
const PHONE_MARGIN = 124

/** Whether the card at the lower right would cover a dialog, or a target that it would not cover at the top. */
function isInTheWay(card: HTMLElement | null): boolean {
  if (!card) return false
  const left = isPhoneSize() ? 0 : innerWidth - card.offsetWidth - MARGIN
  const top = innerHeight - card.offsetHeight - (isPhoneSize() ? PHONE_MARGIN : MARGIN)
  const { element } = view.get()
  const layers = openLayers().filter((layer) => layer !== card)
  return [...(element ? [element] : []), ...layers].some((other) => {
    const box = other.getBoundingClientRect()
    const isBelowTop = other !== element || box.top > TOP + card.offsetHeight
    return isBelowTop && box.right > left && box.bottom > top && box.top < innerHeight
  })
}

function subscribe(listener: () => void): () => void {
  const stop = view.subscribe(listener)
  const end = new AbortController()
  for (const event of ['scroll', 'resize'])
    globalThis.addEventListener(event, listener, { passive: true, capture: true, signal: end.signal })
  return () => {
    stop()
    end.abort()
  }
}

export const useOutOfTheWay = (card: RefObject<HTMLElement | null>): boolean =>
  useSyncExternalStore(subscribe, () => isInTheWay(card.current))
