/** For each `<font>`, the text nodes that it replaces, each with its original text. */
const translations = new Map<Element, Map<Text, string>>()

/** Keeps the text nodes that Chrome's and Edge's translators replace: without them, React would throw. */
export function keepTranslatedTexts(): void {
  const observer = new MutationObserver((records) => {
    endTranslations(records)
    keepTexts(records)
    // ignore our own changes
    observer.takeRecords()
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
}

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

function endTranslations(records: MutationRecord[]): void {
  const written = new Set(records.filter(({ type }) => type === 'characterData').map(({ target }) => target))
  for (const [font, texts] of translations) {
    const isCurrent =
      font.isConnected && [...texts.keys()].every((text) => text.isConnected && !written.has(text))
    if (isCurrent) continue
    translations.delete(font)
    font.remove()
    for (const [text, original] of texts) if (!written.has(text)) text.data = original
  }
}

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT'
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
