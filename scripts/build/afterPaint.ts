import { allowInlineScripts } from './contentSecurityPolicy'
import { inlineScript } from './inlineScript'

const entryScript = /\s*<script type="module" crossorigin src="[^"]+"><\/script>/
const sheetLink = /<link rel="stylesheet" crossorigin href="([^"]+)">/
const preload = /\s*<link rel="modulepreload" crossorigin href="[^"]+">/g

/** Filled by `withScripts`. An attribute, because the policy's hash covers the script's text. */
const noScripts = 'data-scripts=""'

/**
 * The shell with a small inline script (startPage.ts) in place of the entry: a prerendered page is complete without its
 * scripts, which would delay its first paint. It precedes every link, because a script waits for the style sheets above it.
 */
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

/** The address of the document's style sheet. Throws if it has none. */
export function sheetOf(html: string): string {
  const href = sheetLink.exec(html)?.[1]
  if (!href) throw new Error('The built shell has no style sheet')
  return href
}

/**
 * Puts these rules into the document in place of its style sheet, which the starter fetches after the first paint, or the
 * browser itself if scripts are off.
 */
export const withRules = (html: string, rules: string) =>
  // replaced by a function, because a dollar sign in a string has a special meaning
  html.replace(sheetLink, (link) => `<style>${rules}</style>\n    <noscript>${link}</noscript>`)

/** Tells a document's starter which scripts to run, in this order. */
export const withScripts = (html: string, addresses: readonly string[]) =>
  html.replace(noScripts, () => `data-scripts="${addresses.join(' ')}"`)
