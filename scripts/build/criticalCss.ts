import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PurgeCSS } from 'purgecss'
import { sheetOf, withRules } from './afterPaint'

/** Tailwind's fallback for browsers without `@property`, which no supported one needs. The name keeps the layer's order. */
const propertyFallback = /(@layer properties)\{@supports [^{]+\{[^{]+\{[^}]*\}\}\}/

const comments = /\/\*.*?\*\//gs

/** Every supported browser has color-mix(), so that the rules inside always apply. */
const colorMixCondition = /@supports \(color:color-mix\([^{]*\{((?:[^{}]|\{[^{}]*\})*)\}/g

/** The browser's own parts of fields for dates, numbers and files. */
const fieldParts = /(?<=[{};])::(?:-webkit-|file-selector-button)[^{},]*\{[^}]*\}/g

/**
 * Inlines what a whole page needs of its style sheet, so that it is painted without waiting for the sheet. The sheet comes
 * after the first paint, for what scripts add, and changes nothing that is there.
 */
export async function withCriticalCss(html: string, { outDir, base }: { outDir: string; base: string }) {
  return withRules(html, await criticalRules(html, join(outDir, sheetOf(html).slice(base.length))))
}

/**
 * The rules of a style sheet whose classes, elements, attributes and ids all occur in the document, except for those of
 * pointer states. Rejects if there are none.
 */
export async function criticalRules(html: string, file: string): Promise<string> {
  const css = await readFile(file, 'utf8')
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extractor: wordsOf, extensions: ['html'] }],
    keyframes: true,
    variables: true,
    // drawings name colours in attributes
    safelist: { standard: [], variables: html.match(/--[\w-]+/g) ?? [] },
    blocklist: [':hover', ':active'],
  })
  if (!purged) throw new Error(`Nothing is left of ${file}`)
  const rules = purged.css
    .replaceAll(comments, '')
    .replace(propertyFallback, '$1;')
    .replaceAll(colorMixCondition, '$1')
    .replaceAll(fieldParts, '')
  return withUsedProperties(withSettledDefaults(rules))
}

/** Drops the declarations of custom properties that no rule reads. */
const withUsedProperties = (css: string) =>
  css.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) => (css.includes(`var(${name}`) ? rule : ''))

/** Settles Tailwind's font defaults: each is a variable of the theme, or else its fallback. */
const withSettledDefaults = (css: string) =>
  css.replaceAll(/var\((--default-[\w-]+),([^()]*)\)/g, (_, name, fallback) =>
    css.includes(`${name}:`) ? `var(${name})` : fallback,
  )

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Everything in the document that a selector can name. A class may hold any character but white space. */
function wordsOf(html: string): string[] {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll(/&[^;]+;/g, (entity) => entities[entity] ?? entity).split(' '),
  )
  return [...html.split(/[\s"'<>=/]+/), ...classes]
}
