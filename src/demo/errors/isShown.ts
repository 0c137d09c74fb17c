import { isDemoPart } from '../steps/demoPart'

export function isShown(message: RegExp): boolean {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode
    if (parentElement && nodeValue && message.test(nodeValue) && !isIgnored(parentElement)) return true
  }
  return false
}

const isIgnored = (element: Element) =>
  isDemoPart(element) || element.closest('[hidden], [aria-hidden="true"]') !== null
