import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { startAfterPaint, withScripts } from './afterPaint'
import { withCriticalCss } from './criticalCss'
import { headOf, robots, sitemap } from './head'
import { filesForHosts, shellFolder } from './hosting'
import { inlineJson } from './inlineScript'
import { type Output, scriptsOf } from './pageScripts'
import { withPreloadedFonts } from './preloadedFonts'
import { fetchPlans } from './planList'
import { shellDocument } from './shellDocument'

/** The render modules of `src`, compiled for Node. `demo` is null in a build for a backend. */
export type Renderers = {
  prerender: typeof import('../../src/app/prerender')
  frames: typeof import('../../src/app/frames')
  demo: typeof import('../../src/demo/prerenderDemo') | null
}

type Build = {
  output: Output
  outDir: string
  base: string
  /** The backend's URL; null in a demo. */
  backend: string | null
  /** The site's public URL; by default the brand's. */
  siteUrl: string | undefined
  withStorybook: boolean
  say: (line: string) => void
}

const noindex = '<meta name="robots" content="noindex" />'

export async function writeDocuments(build: Build, { prerender, frames, demo }: Renderers) {
  const { output, outDir, base, backend, withStorybook, say } = build
  const { modulesOf, readPlans, render, site: product } = prerender
  const { addresses, brand, notFoundPath, pageMetas, welcome } = product
  const site = `${build.siteUrl ?? brand.url}${base}`.replace(/\/+$/, '')
  demo?.fillPages()
  const appFolders = [...product.appFolders, ...(demo?.folders ?? [])]
  const plans = backend === null ? demo?.demoPlans() : await fetchPlans(backend, readPlans, say)

  const write = async (path: string, text: string) => {
    const file = join(outDir, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const html = await readFile(join(outDir, 'index.html'), 'utf8')
  const shell = html.replace(/\s*<noscript>.*?<\/noscript>/s, '')
  const members = await shellDocument(asEmptyShell(shell), {
    pages: await frames.memberPages(),
    failed: frames.failedPage(),
    output,
    outDir,
    base,
    api: backend,
    demoModules: demo ? ['/src/demo/backend.ts'] : [],
  })
  await write(join(shellFolder, 'index.html'), members)

  const document = await startAfterPaint(shell)
  const writePage = async (file: string, path: string, head: (title: string) => string, data?: unknown) => {
    const { title, markup } = split(await render(path, data))
    const scripts = scriptsOf(output, await modulesOf(path)).map((script) => base + script)
    const filled = fill(withScripts(document, scripts), head(title), path, markup, data)
    const whole = path === addresses.home ? withWelcome(filled, welcome) : filled
    await write(file, await withCriticalCss(withPreloadedFonts(whole), { outDir, base }))
  }
  for (const page of pageMetas) {
    const prefetched = page.path === addresses.plans && plans ? plans : undefined
    const head = (title: string) => headOf(page, title, product, site)
    await writePage(join(page.path, 'index.html'), page.path, head, prefetched)
  }
  await writePage('404.html', notFoundPath, (title) => `<title>${title}</title>\n    ${noindex}`)

  const pages = pageMetas.map(({ path }) => path)
  const files = {
    'sitemap.xml': sitemap(pageMetas, site),
    'robots.txt': robots([...appFolders, ...(withStorybook ? ['/storybook/'] : [])], site),
    ...filesForHosts({ base, pages, appFolders, withStorybook }),
  }
  for (const [name, text] of Object.entries(files)) await write(name, text)
}

const asEmptyShell = (shell: string) =>
  shell
    .replace('</title>', () => `</title>\n    ${noindex}`)
    .replace(
      '<div id="root">',
      () => '<noscript>This part of the site needs JavaScript.</noscript><div id="root">',
    )

/** React renders head elements before the markup. */
function split(html: string): { title: string; markup: string } {
  const hoisted = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s.exec(html)?.[0] ?? ''
  const title = /<title>(.*?)<\/title>/s.exec(hoisted)?.[1]
  if (!title) throw new Error('A prerendered page has no title')
  return { title, markup: html.slice(hoisted.length) }
}

function fill(shell: string, head: string, path: string, markup: string, data: unknown): string {
  const prefetched = data
    ? `<script type="application/json" id="prefetched">${inlineJson(data)}</script>`
    : ''
  // functions, because `$` in a replacement string is special
  return shell
    .replace(/<title>.*?<\/title>/s, () => head)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-prerendered="${path}" data-early>${markup}</div>${prefetched}`,
    )
}

/** The attribute shows the splash from the first paint. */
const withWelcome = (html: string, welcome: string) =>
  html.replace('<html ', '<html data-welcome ').replace('<div id="root"', () => `${welcome}<div id="root"`)
