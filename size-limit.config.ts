import { readFileSync } from 'node:fs'

/** Public pages are measured in the demo, pages behind the login in a build for a backend (without the mock). */
const site = 'dist'
const backendBuild = 'dist-base-url'

const read = (file: string) => readFileSync(file, 'utf8')

/** The scripts that a public page's document lists. */
function siteScripts(page: string): string[] {
  const listed = /data-scripts="([^"]+)"/.exec(read(`${site}/${page}index.html`))?.[1]
  if (!listed) throw new Error(`${site}/${page}index.html lists no scripts`)
  return listed.split(' ').map((address) => site + address)
}

type ShellPlan = { pages: { pattern: string; scripts: number[] }[]; scripts: string[] }

/** The scripts that the shell document preloads for a page behind the login. */
function portalScripts(path: string): string[] {
  const json = /\)\((\{"base":.*?\})\);?\s*<\/script>/s.exec(read(`${backendBuild}/app/index.html`))?.[1]
  if (!json) throw new Error(`${backendBuild}/app/index.html has no list of pages`)
  const plan = JSON.parse(json) as ShellPlan
  const page = plan.pages.find(({ pattern }) => new RegExp(pattern).test(path))
  if (!page) throw new Error(`${backendBuild}/app/index.html does not know ${path}`)
  return page.scripts.map((place) => backendBuild + plan.scripts[place])
}

const scriptsOf = (name: string, path: string[], limit: string) => ({ name: `${name}: scripts`, path, limit })

/** After brotli, with about 10 % headroom. If a page is over, look for a new import before raising its limit. */
export default [
  // less headroom: from about here, which hosts send as 14 kB, a document costs a second round trip
  { name: 'Home: document', path: `${site}/index.html`, limit: '12.5 kB' },
  { name: 'Plans: document', path: `${site}/plans/index.html`, limit: '13.6 kB' },
  scriptsOf('Home', siteScripts(''), '112 kB'),
  scriptsOf('Plans', siteScripts('plans/'), '187 kB'),
  { name: 'Site: style sheet', path: `${site}/assets/index-*.css`, limit: '15.5 kB' },
  {
    name: 'Site: fonts',
    path: `${site}/assets/bricolage-grotesque-{first,rupee}-*.woff2`,
    brotli: false,
    limit: '26 kB',
  },
  { name: 'Demo: handle', path: `${site}/assets/{bar,handle,Handle}-*.{js,css}`, limit: '4.1 kB' },
  scriptsOf('Portal, dashboard', portalScripts('/dashboard'), '202 kB'),
  scriptsOf('Portal, support', portalScripts('/dashboard/support'), '209 kB'),
  scriptsOf('Payment', portalScripts('/payment/premium'), '213 kB'),
  scriptsOf('Panel, approve', portalScripts('/admin-dashboard/approve'), '224 kB'),
  scriptsOf('Panel, coupons', portalScripts('/admin-dashboard/coupons'), '230 kB'),
  {
    name: 'Portal and panel: style sheet',
    path: `${backendBuild}/assets/workplaceStyles-*.css`,
    limit: '12.4 kB',
  },
]
