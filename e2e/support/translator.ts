import type { BrowserContext } from '@playwright/test'

/**
 * Translates every page of the browser as Chrome's own translator does: each text node is taken away and a `<font>` element
 * stands in its place, then and whenever a text comes or changes. The words stay as they are, so that a journey finds them.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const ownWords = 'script, style, noscript, textarea, option, svg, font, [translate="no"]'

    function translate(text: Text) {
      const words = text.data.trim() !== '' && text.isConnected && !text.parentElement?.closest(ownWords)
      if (!words) return
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(text.data)
      text.replaceWith(font)
    }

    function translateAll(node: Node) {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) translate(text)
      document.documentElement.dataset['translated'] = 'true'
    }

    // an answer of the translator's server takes its time
    const translateSoon = () => setTimeout(() => translateAll(document.body), 50)
    addEventListener('load', () => {
      translateSoon()
      new MutationObserver(translateSoon).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    })
  })
}
