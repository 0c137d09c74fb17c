import { type RefObject, useSyncExternalStore } from 'react'
import { isPhoneSize } from '../panel/phone'
import { openLayers } from '../steps/demoPart'
import { view } from './watch'

/** Where the card is when it is at the top. */
const TOP = 80
const MARGIN = 80
/** Includes the handle, which is a strip on a phone. */
const PHONE_MARGIN = 124

/** Whether the card at the lower right would cover the target or an open layer, and would not cover the target at the top. */
function isInTheWay(card: HTMLElement | null): boolean {
  if (!card) return false
  const left = isPhoneSize() ? 0 : innerWidth - card.offsetWidth - MARGIN
  const top = innerHeight - card.offsetHeight - (isPhoneSize() ? PHONE_MARGIN : MARGIN)
  const { element } = view.get()
  const layers = openLayers().filter((layer) => layer !== card)
  const covers = (from: number, to: number, other: Element) => {
    const box = other.getBoundingClientRect()
    return box.right > left && box.bottom > from && box.top < to
  }
  if (element && covers(TOP, TOP + card.offsetHeight, element)) return false
  return [...(element ? [element] : []), ...layers].some((other) => covers(top, innerHeight, other))
}

function subscribe(listener: () => void): () => void {
  const stop = view.subscribe(listener)
  const end = new AbortController()
  // transitionend: a menu has slid in
  for (const event of ['scroll', 'resize', 'transitionend'])
    globalThis.addEventListener(event, listener, { passive: true, capture: true, signal: end.signal })
  return () => {
    stop()
    end.abort()
  }
}

export const useOutOfTheWay = (card: RefObject<HTMLElement | null>): boolean =>
  useSyncExternalStore(subscribe, () => isInTheWay(card.current))
