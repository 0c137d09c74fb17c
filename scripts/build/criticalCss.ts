import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PurgeCSS } from 'purgecss'
import { aboveTheFold, sheetOf, withRules } from './afterPaint'

/** Tailwind's fallback for unsupported browsers: those without `@property`. The layer's name stays, to keep the order. */
const propertyFallback = /(@layer properties)\{@supports [^{]+\{[^{]+\{[^}]*\}\}\}/

/** Browser-specific parts of date, number and file fields. */
const fieldParts = /(?<=[{};])::(?:-webkit-|file-selector-button)[^{},]*\{[^}]*\}/g

/** Inlines the rules that paint a prerendered page's first screen. */
export async function withCriticalCss(html: string, { outDir, base }: { outDir: string; base: string }) {
  const fileOf = (address: string) => join(outDir, address.slice(base.length))
  const above = aboveTheFold(html)
  const drawings = [...above.matchAll(/<use href="([^"#]+)#/g)].map(([, address = '']) => address)
  const drawn = await Promise.all([...new Set(drawings)].map((address) => readFile(fileOf(address), 'utf8')))
  return withRules(html, await criticalRules(above + drawn.join(''), fileOf(sheetOf(html))))
}

/** The rules of a style sheet that can match this document, without pointer states. Rejects if there are none. */
export async function criticalRules(html: string, file: string): Promise<string> {
  const css = await readFile(file, 'utf8')
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extractor: wordsOf, extensions: ['html'] }],
    keyframes: true,
    variables: true,
    // SVGs name colours in attributes
    safelist: { standard: [], variables: html.match(/--[\w-]+/g) ?? [] },
    blocklist: [':hover', ':active'],
  })
  if (!purged) throw new Error(`No rule matches the document in ${file}`)
  return withUsedProperties(purged.css.replace(propertyFallback, '$1;').replaceAll(fieldParts, ''))
}

const withUsedProperties = (css: string) =>
  css.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) => (css.includes(`var(${name}`) ? rule : ''))

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Every name in the document's tags that a selector can use. A class may contain any character except white space. */
function wordsOf(html: string): string[] {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll(/&[^;]+;/g, (entity) => entities[entity] ?? entity).split(' '),
  )
  const markup = html.replaceAll(/<(script|style)\b.*?<\/\1>| (?:aria-label|alt|content)="[^"]*"/gs, '')
  return [...(markup.match(/<[^>]+>/g) ?? []).join('').split(/[\s"'<>=/]+/), ...classes]
}
