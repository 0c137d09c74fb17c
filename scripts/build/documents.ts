import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { withPolicy } from './contentSecurityPolicy'
import type { Built } from './criticalCss'
import { headOf, robots, sitemap } from './head'
import { filesForHosts, shellFolder } from './hosting'
import { inlineJson, inlineScript } from './inlineScript'
import { type Output, scriptsOf } from './pageScripts'
import { fetchPlans } from './planList'
import { publicDocument } from './publicDocument'
import { painter, shellDocument, shellPlan } from './shellDocument'

/** The render modules of `src`, compiled for Node. `demo` is null in a build for a backend. */
export type Renderers = {
  prerender: typeof import('../../src/app/prerender')
  frames: typeof import('../../src/app/frames')
  demo: typeof import('../../src/demo/prerenderDemo') | null
}

type Build = Built & {
  output: Output
  env: Record<string, string>
  /** The backend's URL; null in a demo. */
  backend: string | null
  withStorybook: boolean
}

const noindex = '<meta name="robots" content="noindex" />'

export async function writeDocuments(build: Build, { prerender, frames, demo }: Renderers) {
  const { output, outDir, base, env, backend, withStorybook } = build
  const { modulesOf, readPlans, render, site: product } = prerender
  const { addresses, brand, notFoundPath, pageMetas, welcome } = product
  const site = `${env['VITE_SITE_URL'] ?? brand.url}${base}`.replace(/\/+$/, '')
  demo?.fillPages()
  const appFolders = [...product.appFolders, ...(demo?.folders ?? [])]
  const plans = backend === null ? demo?.demoPlans() : await fetchPlans(backend, readPlans)

  const write = async (path: string, text: string) => {
    const file = join(outDir, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const shell = await readFile(join(outDir, 'index.html'), 'utf8')
  const parts = {
    pages: await frames.memberPages(),
    failed: frames.failedPage(),
    output,
    outDir,
    base,
    api: backend,
    demoModules: demo ? ['/src/demo/backend.ts'] : [],
  }
  const memberStarter = await inlineScript(import.meta.resolve('./startMember.ts'), shellPlan(parts))
  const titled = shell.replace('</head>', () => `<title>${brand.name}</title>\n    ${noindex}\n  </head>`)
  const members = await shellDocument(titled, memberStarter, parts)
  await write(join(shellFolder, 'index.html'), withPolicy(members, env, [memberStarter, painter]))

  const starter = await inlineScript(import.meta.resolve('./startPage.ts'))
  const writePage = async (file: string, path: string, head: (title: string) => string) => {
    const data = path === addresses.plans ? (plans ?? null) : null
    const page = {
      path,
      html: await render(path, data),
      head,
      data: data && inlineJson(data),
      scripts: scriptsOf(output, await modulesOf(path)).map((script) => base + script),
      welcome: path === addresses.home ? welcome : null,
    }
    await write(
      file,
      withPolicy(await publicDocument(shell, starter, page, { outDir, base }), env, [starter]),
    )
  }
  for (const page of pageMetas)
    await writePage(join(page.path, 'index.html'), page.path, (title) => headOf(page, title, product, site))
  await writePage('404.html', notFoundPath, (title) => `<title>${title}</title>\n    ${noindex}`)

  const files = {
    'sitemap.xml': sitemap(pageMetas, site),
    'robots.txt': robots([...appFolders, ...(withStorybook ? ['/storybook/'] : [])], site),
    ...filesForHosts({ base, appFolders, withStorybook }),
  }
  for (const [name, text] of Object.entries(files)) await write(name, text)
}
