import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PurgeCSS } from 'purgecss'
import { sheetOf, withRules } from '../src/firstLoad/afterPaint.mjs'

/** Where browsers lack `@property`, which all that the product is built for know. The name keeps its place in the order. */
const withoutProperty = /(@layer properties)\{@supports [^{]+\{[^{]+\{[^}]*\}\}\}/

/** The licence, which the style sheet itself begins with. */
const comments = /\/\*.*?\*\//gs

/** Where browsers cannot mix colours, which all can. What stands inside holds always. */
const withoutColorMix = /@supports \(color:color-mix\([^{]*\{((?:[^{}]|\{[^{}]*\})*)\}/g

/** The browser's own parts of fields for dates, numbers and files. */
const partsOfFields = /(?<=[{};])::(?:-webkit-|file-selector-button)[^{},]*\{[^}]*\}/g

/**
 * Puts what a whole page needs of its style sheet into the document, so that it is painted without waiting for the sheet.
 * The starter fetches the sheet itself after the first paint, for what scripts add to the page; where there are none, the
 * browser does. Every rule stays whose classes, elements, attributes and ids are all in the document, so that the sheet
 * changes nothing when it comes. What a pointer does to an element comes with the sheet. Rejects when the page names no sheet.
 * @param {string} html
 * @param {{ outDir: string, base: string }} build
 */
export async function withCriticalCss(html, { outDir, base }) {
  return withRules(html, await criticalRules(html, join(outDir, sheetOf(html).slice(base.length))))
}

/**
 * The rules of a style sheet whose classes, elements, attributes and ids are all in the document, but for what a pointer
 * does to them. Rejects when there are none.
 * @param {string} html
 * @param {string} file
 */
export async function criticalRules(html, file) {
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
    .replace(withoutProperty, '$1;')
    .replaceAll(withoutColorMix, '$1')
    .replaceAll(partsOfFields, '')
  return withUsedProperties(withSettledDefaults(rules))
}

/**
 * Without the declarations of custom properties that no rule reads.
 * @param {string} css
 */
const withUsedProperties = (css) =>
  css.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) => (css.includes(`var(${name}`) ? rule : ''))

/**
 * With what Tailwind's defaults for the font come to: each is a variable of the theme, or else what stands for it.
 * @param {string} css
 */
const withSettledDefaults = (css) =>
  css.replaceAll(/var\((--default-[\w-]+),([^()]*)\)/g, (_, name, other) =>
    css.includes(`${name}:`) ? `var(${name})` : other,
  )

/** @type {Record<string, string>} */
const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/**
 * Everything in the document that a selector can name. A class may hold any sign but white space.
 * @param {string} html
 */
function wordsOf(html) {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll(/&[^;]+;/g, (entity) => entities[entity] ?? entity).split(' '),
  )
  return [...html.split(/[\s"'<>=/]+/), ...classes]
}
