// node scripts/build.mjs [--mode <mode>] [--outDir <folder>] [--base </path/>] [--with-demo-sections]
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build, loadEnv, minifySync } from 'vite'
import { startAfterPaint, withScripts } from '../src/firstLoad/afterPaint.mjs'
import { backendAddress, purposeOf } from './backend-address.mjs'
import { withCriticalCss } from './critical-css.mjs'
import { findMock, readDemoTexts } from './dist-scan.mjs'
import { headOf, inlineJson, robots, sitemap } from './head.mjs'
import { filesForHosts } from './host-files.mjs'
import { demoSections, shellPage, siteSection } from './host-rules.mjs'
import { scriptsOf } from '../src/firstLoad/pageScripts.mjs'
import { fetchPlans } from './plan-list.mjs'
import { policyOf, withHashesOf } from './policy.mjs'
import { withPreloadedFonts } from './preloaded-fonts.mjs'
import { shellDocument } from './shell/shell-document.mjs'

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    outDir: { type: 'string', default: 'dist' },
    base: { type: 'string', default: '/' },
    // the folder is to hold Storybook and the coverage page too
    'with-demo-sections': { type: 'boolean', default: false },
  },
})
const { mode, outDir, base } = values
// else a build that was started by a command which runs modules by Vite would be React's development build
process.env.NODE_ENV = 'production'
const sections = values['with-demo-sections'] ? demoSections : []
// inside the project, because Node looks for the packages from there
const ssrDir = `dist-ssr/${basename(outDir)}`
const env = { ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env }
const shared = { mode, base }
const backend = namedBackend()
say(purposeOf(backend))

const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (
  await build({ ...shared, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
)
try {
  await build({
    ...shared,
    logLevel: 'error',
    build: {
      outDir: ssrDir,
      emptyOutDir: true,
      ssr: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: [
          'src/app/prerender.tsx',
          'src/app/frames.tsx',
          ...(backend === null ? ['src/demo/prerenderDemo.ts'] : []),
        ],
      },
    },
  })
  await prerenderPages()
} finally {
  await rm(ssrDir, { recursive: true, force: true })
}
if (backend !== null) await refuseMock()

/** Refuses an address that cannot be meant. */
function namedBackend() {
  try {
    return backendAddress(env.VITE_API_BASE_URL)
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

/** Refuses a build that must not go live. */
async function refuseMock() {
  const problems = await findMock(outDir, await readDemoTexts('mocks/seeds/personas.ts'))
  if (problems.length > 0) refuse(`The build for a backend holds parts of the mock:\n${problems.join('\n')}`)
}

/** @param {string} reason @returns {never} */
function refuse(reason) {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`)
}

/** Writes the public pages as whole documents, and the empty shell for every other address. */
async function prerenderPages() {
  const {
    modulesOf,
    readPlans,
    render,
    site: product,
  } = /** @type {typeof import('../src/app/prerender.tsx')} */ (await builtForNode('prerender'))
  const { addresses, appFolders, brand, notFoundPath, pageMetas, welcome } = product
  const site = `${env.VITE_SITE_URL ?? brand.url}${base}`.replace(/\/+$/, '')
  const shell = (await readFile(join(outDir, 'index.html'), 'utf8')).replace(
    /\s*<noscript>.*?<\/noscript>/s,
    '',
  )
  const noindex = '<meta name="robots" content="noindex" />'
  const noscript = '<noscript>This part of the site needs JavaScript.</noscript>'
  const emptyShell = shell
    .replace('</title>', () => `</title>\n    ${noindex}`)
    .replace('<div id="root">', () => `${noscript}<div id="root">`)
  const members = await withFrames(emptyShell)
  await write(join(shellPage, 'index.html'), members)

  const document = startAfterPaint(shell, (script) => minifySync('starter.js', script).code)
  /** @param {string} path */
  const documentOf = async (path) => {
    const scripts = scriptsOf(output, await modulesOf(path))
    return withScripts(
      document,
      scripts.map((file) => base + file),
    )
  }
  const { plans, folders } =
    backend === null
      ? await prepareDemo(appFolders)
      : { plans: await fetchPlans(backend, readPlans, say), folders: appFolders }
  for (const page of pageMetas) {
    const prefetched = page.path === addresses.plans && plans ? plans : undefined
    const { title, markup } = split(await render(page.path, prefetched))
    const head = headOf({ page, title, product, site })
    const data = prefetched
      ? `<script type="application/json" id="prefetched">${inlineJson(prefetched)}</script>`
      : ''
    const html = fill(await documentOf(page.path), head, page.path, markup, data)
    await writePage(
      join(page.path, 'index.html'),
      page.path === addresses.home ? withWelcome(html, welcome) : html,
    )
  }
  const { title, markup } = split(await render(notFoundPath))
  const head = `<title>${title}</title>\n    ${noindex}`
  await writePage('404.html', fill(await documentOf(notFoundPath), head, notFoundPath, markup, ''))
  await write('sitemap.xml', sitemap(pageMetas, site))
  await write('robots.txt', robots([...folders, ...sections.map(({ folder }) => `/${folder}`)], site))
  const paths = pageMetas.map(({ path }) => path)
  const own = siteSection(withHashesOf(policyOf(document), policyOf(members)), paths, folders)
  const files = filesForHosts({ base, appFolders: folders, sections: [...sections, own] })
  for (const [name, text] of Object.entries(files)) await write(name, text)
}

/**
 * Adds the frames of the members' pages to the empty shell.
 * @param {string} emptyShell
 */
async function withFrames(emptyShell) {
  const { failedPage, memberPages } = /** @type {typeof import('../src/app/frames.tsx')} */ (
    await builtForNode('frames')
  )
  return shellDocument(emptyShell, {
    pages: await memberPages(),
    failed: failedPage(),
    output,
    outDir,
    base,
    api: backend,
    demoModules: backend === null ? ['/src/demo/backend.ts'] : [],
  })
}

/**
 * Takes the page's title and its markup apart: React writes the elements of the head before the markup.
 * @param {string} html
 */
function split(html) {
  const hoisted = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s.exec(html)?.[0] ?? ''
  const title = /<title>(.*?)<\/title>/s.exec(hoisted)?.[1]
  if (!title) throw new Error('A prerendered page has no title')
  return { title, markup: html.slice(hoisted.length) }
}

/** @param {string} shell @param {string} head @param {string} path @param {string} markup @param {string} data */
function fill(shell, head, path, markup, data) {
  // the replacements are functions, because a dollar sign in a string would have a special meaning
  return shell
    .replace(/<title>.*?<\/title>/s, () => head)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-prerendered="${path}" data-early>${markup}</div>${data}`,
    )
}

/**
 * Adds the welcome to the page. The attribute makes it visible from the first paint.
 * @param {string} html
 * @param {string} welcome
 */
function withWelcome(html, welcome) {
  return html
    .replace('<html ', '<html data-welcome ')
    .replace('<div id="root"', () => `${welcome}<div id="root"`)
}

/** @param {string} path @param {string} html */
async function writePage(path, html) {
  await write(path, await withCriticalCss(withPreloadedFonts(html), { outDir, base }))
}

/** @param {string} path @param {string} text */
async function write(path, text) {
  const file = join(outDir, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/**
 * A module of `src` as this build has compiled it for Node.
 * @param {string} name
 * @returns {Promise<unknown>}
 */
function builtForNode(name) {
  return import(pathToFileURL(resolve(ssrDir, `${name}.js`)).href)
}

/**
 * Lets the demo say what its pages hold beside the product's own. Answers its plan list, and the folders of the addresses
 * that only the browser renders: the product's and the demo's.
 * @param {readonly string[]} appFolders
 */
async function prepareDemo(appFolders) {
  const demo = /** @type {typeof import('../src/demo/prerenderDemo.ts')} */ (
    await builtForNode('prerenderDemo')
  )
  demo.fillPages()
  return { plans: demo.demoPlans(), folders: [...appFolders, ...demo.folders] }
}
