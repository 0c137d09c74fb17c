import { type Built, withCriticalCss } from './criticalCss'

export type PublicPage = {
  path: string
  /** The page as React renders it: head elements, then markup. */
  html: string
  head: (title: string) => string
  /** The page's data as JSON. */
  data: string | null
  scripts: readonly string[]
  /** The splash, shown from the first paint. */
  welcome: string | null
}

const entryAndPreloads =
  /\s*<(?:script type="module"|link rel="modulepreload") crossorigin [^>]*>(?:<\/script>)?/g
const rupeeFont = /[^'"()]*rupee[^'"()]*\.woff2/

/** The document of a prerendered page. Its starter, which precedes every `<link>`, loads the scripts after the first paint. */
export async function publicDocument(shell: string, starter: string, page: PublicPage, css: Built) {
  const { title, markup } = split(page.html)
  const { path, data, welcome } = page
  const prefetched = data ? `<script type="application/json" id="prefetched">${data}</script>` : ''
  // browsers would find this font only during layout, one round trip later
  const preload = markup.includes('₹')
    ? `<link rel="preload" href="${rupeeFont.exec(shell)?.[0]}" as="font" type="font/woff2" crossorigin />`
    : ''
  const start = `<script data-scripts="${page.scripts.join(' ')}">${starter}</script>`
  const root = `<div id="root" data-prerendered="${path}" data-early>${markup}</div>`
  // functions, because `$` in a replacement string is special
  const html = shell
    .replaceAll(entryAndPreloads, '')
    .replace('<html ', (tag) => (welcome ? `${tag}data-welcome ` : tag))
    .replace('<link', (link) => `${start}\n    ${preload}${link}`)
    .replace('</head>', (end) => `${page.head(title)}\n  ${end}`)
    .replace('<div id="root"></div>', () => `${welcome ?? ''}${root}${prefetched}`)
  return withCriticalCss(html, css)
}

/** React renders head elements before the markup. */
function split(html: string): { title: string; markup: string } {
  const hoisted = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s.exec(html)?.[0] ?? ''
  const title = /<title>(.*?)<\/title>/s.exec(hoisted)?.[1]
  if (!title) throw new Error('A prerendered page has no title')
  return { title, markup: html.slice(hoisted.length) }
}
