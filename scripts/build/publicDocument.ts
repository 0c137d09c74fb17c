import { withPolicy } from './contentSecurityPolicy'
import { sheetOf, withCriticalCss } from './criticalCss'
import { inlineJson, inlineScript } from './inlineScript'
import { type Build, scriptsOf } from './pageScripts'

const entryAndPreloads =
  /\s*<(?:script type="module"|link rel="modulepreload") crossorigin [^>]*>(?:<\/script>)?/g
/** The names of icons, which no rule uses. */
const iconNames = /(?<=<svg [^>]*) class="lucide lucide-[\w-]+"|(?<=<svg [^>]*class=")lucide lucide-[\w-]+ /g
const rupeeFont = /[^'"()]*rupee[^'"()]*\.woff2/
const starter = await inlineScript(import.meta.resolve('./startPage.ts'))

/** The document of a prerendered page. Its starter loads style sheet and scripts after the first paint. */
export async function publicDocument(
  { shell, plans, ...build }: Build & { shell: string; plans: unknown },
  { modulesOf, render, site: { addresses, welcome } }: typeof import('../../src/app/prerender'),
  path: string,
  headOf: (title: string) => string,
) {
  const data = path === addresses.plans ? plans : null
  const { title, markup } = split(await render(path, data))
  const prefetched = data
    ? `<script type="application/json" id="prefetched">${inlineJson(data)}</script>`
    : ''
  // browsers would find this font only during layout, one round trip later
  const preload = markup.includes('₹')
    ? `<link rel="preload" href="${rupeeFont.exec(shell)?.[0]}" as="font" type="font/woff2" crossorigin />`
    : ''
  const scripts = scriptsOf(build, await modulesOf(path)).join(' ')
  const files = `data-sheet="${sheetOf(shell)}" data-scripts="${scripts}"`
  const splash = path === addresses.home ? welcome : ''
  // functions, because `$` in a replacement string is special
  const page = shell
    .replaceAll(entryAndPreloads, '')
    .replace('<html ', (tag) => (splash ? `${tag}data-welcome ` : tag))
    .replace('<link', (link) => `<script ${files}>${starter}</script>\n    ${link}`)
    .replace('<body>', (body) => body + preload)
    .replace('</head>', (end) => `${headOf(title)}\n  ${end}`)
    .replace(
      '<div id="root"></div>',
      () => `${splash}<div id="root" data-prerendered="${path}" data-early>${markup}</div>${prefetched}`,
    )
  return withPolicy(await withCriticalCss(page, build), build.env, [starter])
}

/** React renders head elements before the markup. */
function split(html: string): { title: string; markup: string } {
  const hoisted = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s.exec(html)?.[0] ?? ''
  const title = /<title>(.*?)<\/title>/s.exec(hoisted)?.[1]
  if (!title) throw new Error('A prerendered page has no title')
  return { title, markup: html.slice(hoisted.length).replaceAll(iconNames, '') }
}
