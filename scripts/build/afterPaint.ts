import { allowInlineScripts } from './contentSecurityPolicy'
import { inlineScript } from './inlineScript'

const entryScript = /\s*<script type="module" crossorigin src="[^"]+"><\/script>/
const sheetLink = /<link rel="stylesheet" crossorigin href="([^"]+)">/
const preload = /\s*<link rel="modulepreload" crossorigin href="[^"]+">/g

/** Filled by `withScripts`. An attribute, because the CSP hash covers the script's text. */
const noScripts = 'data-scripts=""'

/** A prerendered page is complete without its scripts, which would delay the first paint. Precedes every link. */
export async function startAfterPaint(shell: string): Promise<string> {
  if (!entryScript.test(shell)) throw new Error('The built shell has no entry script')
  const starter = await inlineScript(import.meta.resolve('./startPage.ts'))
  return allowInlineScripts(shell, [starter])
    .replace(entryScript, '')
    .replaceAll(preload, '')
    .replace(
      '<link',
      () => `<script ${noScripts} data-sheet="${sheetOf(shell)}">${starter}</script>\n    <link`,
    )
}

/** The URL of the document's style sheet. Throws if it has none. */
export function sheetOf(html: string): string {
  const href = sheetLink.exec(html)?.[1]
  if (!href) throw new Error('The built shell has no style sheet')
  return href
}

/** Inlines these rules in place of the style sheet, which the starter fetches after the first paint. */
export const withRules = (html: string, rules: string) =>
  // a function, because `$` in a replacement string is special
  html.replace(sheetLink, (link) => `<style>${rules}</style>\n    <noscript>${link}</noscript>`)

export const withScripts = (html: string, addresses: readonly string[]) =>
  html.replace(noScripts, () => `data-scripts="${addresses.join(' ')}"`)
