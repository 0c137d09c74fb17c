/** By its `<font>`, what each translation stands for: one text node or several neighbours, with their texts. */
const translations = new Map<Element, Map<Text, string>>()

/**
 * Lets a browser translate the page while React goes on with it. The translator of Chrome and Edge takes text nodes away and
 * puts `<font>` elements in their place. React holds on to its nodes: it would throw as soon as it removes one or puts
 * something before it, and what it writes into one would show nowhere. Here each node returns to its place, empty, in front
 * of its translation; the translation leaves when React changes or removes the node, and the translator, which watches the
 * page too, translates the new text.
 */
export function keepTranslatedTexts(): void {
  const observer = new MutationObserver((records) => {
    endTranslations(records)
    keepTexts(records)
    // what was done here is no news
    observer.takeRecords()
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
}

/** Whether the browser shows translated texts in the page. */
export const isTranslated = (): boolean => document.querySelector('font') !== null

function keepTexts(records: MutationRecord[]): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)))
  if (added.size === 0) return
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const font = [...addedNodes, previousSibling, nextSibling].filter(isFont).find((each) => added.has(each))
    if (!font) continue
    const texts = [...removedNodes].filter(isText).filter((text) => !text.isConnected)
    for (const text of texts) {
      translations.set(font, (translations.get(font) ?? new Map<Text, string>()).set(text, text.data))
      text.data = ''
      font.before(text)
    }
  }
}

/** Ends the translations whose texts React has changed or removed, or which the translator itself has taken back. */
function endTranslations(records: MutationRecord[]): void {
  const written = new Set(records.filter(({ type }) => type === 'characterData').map(({ target }) => target))
  for (const [font, texts] of translations) {
    const stands =
      font.isConnected && [...texts.keys()].every((text) => text.isConnected && !written.has(text))
    if (stands) continue
    translations.delete(font)
    font.remove()
    for (const [text, original] of texts) if (!written.has(text)) text.data = original
  }
}

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT'
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
