import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { headOf, noindex, robots, sitemap } from './head'
import { filesForHosts, shellFolder } from './hosting'
import type { Build } from './pageScripts'
import { fetchPlans } from './planList'
import { publicDocument } from './publicDocument'
import { shellDocument } from './shellDocument'

/** The render modules of `src`, compiled for Node. A build for a backend lacks the demo's. */
export type Renderers = [
  prerender: typeof import('../../src/app/prerender'),
  frames: typeof import('../../src/app/frames'),
  demo?: typeof import('../../src/demo/prerenderDemo'),
]

export async function writeDocuments(build: Build, [prerender, frames, demo]: Renderers) {
  const { outDir, base, env, backend, withStorybook } = build
  const { site: product } = prerender
  const { brand, notFoundPath, pageMetas } = product
  const site = `${env['VITE_SITE_URL'] ?? brand.url}${base}`.replace(/\/+$/, '')
  demo?.fillPages()
  const appFolders = [...product.appFolders, ...(demo?.folders ?? [])]
  const plans = backend === null ? demo?.demoPlans() : await fetchPlans(backend)

  const write = async (path: string, text: string) => {
    const file = join(outDir, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const shell = await readFile(join(outDir, 'index.html'), 'utf8')
  const titled = shell.replace('</head>', () => `<title>${brand.name}</title>\n    ${noindex}\n  </head>`)
  const members = await shellDocument(titled, build, await frames.memberPages(), frames.failedPage())
  await write(join(shellFolder, 'index.html'), members)

  const writePage = async (file: string, path: string, head: (title: string) => string) =>
    write(file, await publicDocument({ ...build, shell, plans }, prerender, path, head))
  for (const page of pageMetas)
    await writePage(join(page.path, 'index.html'), page.path, (title) => headOf(page, title, product, site))
  await writePage('404.html', notFoundPath, (title) => `<title>${title}</title>\n    ${noindex}`)

  const files = {
    'sitemap.xml': sitemap(pageMetas, site),
    'robots.txt': robots([...appFolders, ...(withStorybook ? ['/storybook/'] : [])], site),
    ...filesForHosts(build, appFolders),
  }
  for (const [name, text] of Object.entries(files)) await write(name, text)
}
