import { allowInlineScripts } from './contentSecurityPolicy'
import { inlineScript } from './inlineScript'

const entryScript = /\s*<script type="module" crossorigin src="[^"]+"><\/script>/
const sheetLink = /<link rel="stylesheet" crossorigin href="([^"]+)">/
const preload = /\s*<link rel="modulepreload" crossorigin href="[^"]+">/g

/** Filled by `withScripts`. An attribute, because the CSP hash covers the script's text. */
const noScripts = 'data-scripts=""'

/** Starts scripts after the first paint: a prerendered page is complete without them. The starter precedes every `<link>`. */
export async function startAfterPaint(shell: string): Promise<string> {
  if (!entryScript.test(shell)) throw new Error('The built shell has no entry script')
  const starter = await inlineScript(import.meta.resolve('./startPage.ts'))
  return allowInlineScripts(shell, [starter])
    .replace(entryScript, '')
    .replaceAll(preload, '')
    .replace('<link', () => `<script ${noScripts}>${starter}</script>\n    <link`)
}

/** The URL of the document's style sheet. Throws if it has none. */
export function sheetOf(html: string): string {
  const href = sheetLink.exec(html)?.[1]
  if (!href) throw new Error('The built shell has no style sheet')
  return href
}

/** The first empty `Fold` (src/firstLoad/Fold.tsx). */
const fold = /(?<=<div data-fold=""[^>]*>)(?=<\/div>)/

/** The document up to its first fold. Throws if it has none. */
export function aboveTheFold(html: string): string {
  const { index } = fold.exec(html) ?? {}
  if (index === undefined) throw new Error('A prerendered page has no fold')
  return html.slice(0, index)
}

/** Inlines these rules in place of the style sheet, which moves to the fold. Low priority lets the font load first. */
export const withRules = (html: string, rules: string) =>
  // functions, because `$` in a replacement string is special
  html
    .replace(fold, () => `<link rel="stylesheet" crossorigin fetchpriority="low" href="${sheetOf(html)}">`)
    .replace(sheetLink, () => `<style>${rules}</style>`)

export const withScripts = (html: string, addresses: readonly string[]) =>
  html.replace(noScripts, () => `data-scripts="${addresses.join(' ')}"`)
