import { getNodeText } from '@testing-library/dom'
import { isDemoPart } from '../steps/demoPart'
import { isRelativeToNow, withAnyDate } from './dates'
import { plainName } from './plainName'
import type { Shown } from './recording'

const LONGEST = 160
const headings = 'h1, h2, h3, h4, h5, h6, [role=heading]'
const announcements = { alert: '[role=alert]', status: '[role=status], output, [aria-live=polite]' }

/** The texts on the page that are whole, unique and not relative to now: announcements, then headings, then the others. */
export function textsOn(page: Document): Shown[] {
  const count = new Map<string, number>()
  const seen: Shown[] = []
  for (const element of elementsWithText(page)) {
    const shown = shownBy(element)
    // a test's query also matches fragments, texts that style sheets hide, and headings by their text
    for (const key of new Set([textKey(shown), `text ${ownText(element)}`]))
      count.set(key, (count.get(key) ?? 0) + 1)
    if (!isFragment(element) && (element.checkVisibility?.({ visibilityProperty: true }) ?? true))
      seen.push(shown)
  }
  const isOnly = (shown: Shown) => {
    if (count.get(textKey(shown)) !== 1) return false
    const pattern = withAnyDate(textKey(shown))
    return pattern === null || [...count.keys()].filter((key) => pattern.test(key)).length === 1
  }
  const telling = seen.filter((shown) => isTelling(shown.text, page.title) && isOnly(shown))
  return telling.toSorted((a, b) => rank(a) - rank(b))
}

/** A test finds headings by their role, and all other texts by what they say. */
export const textKey = ({ kind, text }: Shown) => `${kind === 'heading' ? 'heading' : 'text'} ${text}`

const kinds = ['alert', 'status', 'heading', 'text']
const rank = ({ kind }: Shown) => kinds.indexOf(kind)

function elementsWithText(page: Document): HTMLElement[] {
  const found = new Set<HTMLElement>()
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    if (!parentElement || textContent?.trim() === '' || isDemoPart(parentElement)) continue
    if (!parentElement.matches('script, style, noscript, option')) {
      found.add(parentElement.closest<HTMLElement>(headings) ?? parentElement)
    }
  }
  return [...found].toSorted((a, b) => Number(b.matches('h1')) - Number(a.matches('h1')))
}

const hasText = (nodes: Iterable<Node>) => Array.from(nodes).some(({ textContent }) => textContent?.trim())
const ownTexts = ({ childNodes }: Element) => [...childNodes].filter((node) => node instanceof Text)

/** Whether the element holds part of a sentence that continues in a child or in the parent. */
const isFragment = (element: Element): boolean =>
  !element.matches(headings) &&
  (hasText(element.children) || (element.parentElement !== null && hasText(ownTexts(element.parentElement))))

export const ownText = (element: HTMLElement) => getNodeText(element).trim().replaceAll(/\s+/g, ' ')

function shownBy(element: HTMLElement): Shown {
  if (element.matches(headings)) return { kind: 'heading', text: plainName(element) }
  const text = ownText(element)
  if (element.closest(announcements.alert)) return { kind: 'alert', text }
  return { kind: element.closest(announcements.status) ? 'status' : 'text', text }
}

const isTelling = (text: string, title: string) =>
  text !== title &&
  text.length <= LONGEST &&
  /\p{L}{2}|₹\d/u.test(text) &&
  !/…$|^loading\b/i.test(text) &&
  !/\b[A-Z]{2,}-[A-Z\d]{4,}\b/.test(text) &&
  !isRelativeToNow(text)
