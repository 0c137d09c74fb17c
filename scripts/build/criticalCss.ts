import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PurgeCSS } from 'purgecss'
import type { Build } from './pageScripts'

/** Tailwind's fallback for unsupported browsers (without `@property`). The layer's name stays, to keep the layers' order. */
const propertyFallback = /(@layer properties)\{@supports [^{]+\{[^{]+\{[^}]*\}\}\}/

/** Rules for placeholders and selected text, which no first screen shows, and for browser-specific parts of fields. */
const hiddenParts = /(?<=[{};])::(?:-webkit-|file-selector-button|placeholder|selection)[^{},]*\{[^}]*\}/g

/** Tailwind's system fonts, in case there were no variable for fonts. */
const systemFonts = /(?<=var\(--default-font-family),[^;]*(?=\);)/

/** Rules for paper, which can wait for the whole sheet. */
const printRules = /@media print\{(?:[^{}]|\{[^{}]*\})*\}/g

/** The licence, which the whole sheet has too, and conditions that lost their rules. */
const leftovers = /\/\*!.*?\*\/|@(?:container|media|supports) [^{}]+\{(?:@supports [^{}]+\{\})?\}/gs

const sheetLink = /<link rel="stylesheet" crossorigin href="([^"]+)">/

/** See src/firstLoad/BelowFold.tsx. */
const fold = '<div data-below='

/** Until the starter removes the attribute. The height is for the browser, to scroll back to where the reader was. */
const unstyled = '[data-unstyled]{min-height:9999px}[data-unstyled] [data-below]{display:none}'

/** The URL of the document's style sheet. Throws if it has none. */
export function sheetOf(html: string): string {
  const href = sheetLink.exec(html)?.[1]
  if (!href) throw new Error('The built shell has no style sheet')
  return href
}

/** Inlines the rules that paint the first screen. The starter loads the style sheet. Rejects without a fold. */
export async function withCriticalCss(html: string, { outDir, base }: Build): Promise<string> {
  const index = html.indexOf(fold)
  if (index === -1) throw new Error('A prerendered page has no fold')
  const sheet = sheetOf(html)
  const fileOf = (address: string) => join(outDir, address.slice(base.length))
  const above = html.slice(0, index)
  const drawings = [...above.matchAll(/<use href="([^"#]+)#/g)].map(([, address = '']) => address)
  const drawn = await Promise.all([...new Set(drawings)].map((address) => readFile(fileOf(address), 'utf8')))
  const rules = await criticalRules(above + drawn.join(''), fileOf(sheet))
  // a function, because `$` in a replacement string is special
  return html.replace(sheetLink, (link) => `<style>${rules}${unstyled}</style><noscript>${link}</noscript>`)
}

/** A style sheet's rules that can match this document, except those for states that no page starts in. */
export async function criticalRules(html: string, file: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: await readFile(file, 'utf8') }],
    extractors: [{ extractor: wordsOf, extensions: ['html'] }],
    keyframes: true,
    variables: true,
    // SVGs name colours in attributes
    safelist: { standard: [], variables: html.match(/--[\w-]+/g) ?? [] },
    blocklist: [':hover', ':active', ':disabled', ':read-only'],
  })
  if (!purged) throw new Error(`No rule matches the document in ${file}`)
  const css = purged.css
    .replace(propertyFallback, '$1;')
    .replaceAll(hiddenParts, '')
    .replace(systemFonts, '')
    .replaceAll(printRules, '')
    .replaceAll(leftovers, '')
  return css.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) =>
    css.includes(`var(${name}`) ? rule : '',
  )
}

/** Every name in the document's tags that a selector can use. A class may contain any character except white space. */
function wordsOf(html: string): string[] {
  const markup = html.replaceAll(/<(script|style)\b.*?<\/\1>| (?:aria-label|alt|content)="[^"]*"/gs, '')
  const tags = (markup.match(/<[^>]+>/g) ?? [])
    .join('')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
  return tags.split(/[\s"<]+/).flatMap((word) => [word, ...word.split(/['>=/]+/)])
}
