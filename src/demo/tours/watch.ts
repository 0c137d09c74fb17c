import { matchPath } from 'react-router-dom'
import { basename } from '@/config/basename'
import { signal } from '@/platform/signal'
import { onAddressChange } from '../addressChanges'
import { openLayers } from '../steps/demoPart'
import { allNamed, type Wanted } from '../steps/find'
import { currentStep, nextStep, tourProgress } from './progress'
import type { TourStep } from './tour'

/**
 * Whether the current step's page is open, the element to point at (on a phone, it may be the menu button), and how many
 * menus and dialogs are open.
 */
export type View = { isHere: boolean; element: HTMLElement | null; isInMenu: boolean; layers: number }

export const view = signal<View>({ isHere: true, element: null, isInMenu: false, layers: 0 })

const MARK = 'data-pointed-at'

const find = (wanted: Wanted): HTMLElement | undefined => allNamed(wanted, document.body)[0]

/** Whether the page is at this address of the product, as the router matches it. */
export const isAt = (address: string) =>
  matchPath(address, globalThis.location.pathname.slice(basename.length)) !== null

function isDone({ on, until }: TourStep): boolean {
  if (typeof until === 'string') return false
  return 'address' in until ? isAt(until.address) : isAt(on) && find(until.shown) !== undefined
}

const menu: Wanted = { role: 'button', name: 'Open menu' }

let scrolledFor: unknown

function look(): void {
  const step = currentStep()
  if (step && isDone(step)) return nextStep()
  const isHere = step === undefined || isAt(step.on)
  const control = isHere && step?.at.map(find).find(Boolean)
  const closedMenu = isHere && !control && step?.inMenu && find(menu)
  const element = control || closedMenu || null
  const isInMenu = Boolean(closedMenu)
  const layers = openLayers().length
  const before = view.get()
  if (before.element !== element) {
    before.element?.removeAttribute(MARK)
    element?.setAttribute(MARK, '')
  }
  // once per step: never pull back a reader who scrolls on
  if (element && scrolledFor !== step) {
    scrolledFor = step
    element.scrollIntoView({ block: 'nearest' })
  }
  if (before.element !== element || before.isHere !== isHere || before.layers !== layers)
    view.set({ isHere, element, isInMenu, layers })
}

let waiting = false

/** One look per frame, however much changes. */
function lookSoon(): void {
  if (waiting) return
  waiting = true
  requestAnimationFrame(() => {
    waiting = false
    look()
  })
}

export function watchPage(): void {
  new MutationObserver(lookSoon).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  onAddressChange(lookSoon)
  // at once: the card must not show a step while the mark is still on the previous step's element
  tourProgress.subscribe(look)
  look()
}
