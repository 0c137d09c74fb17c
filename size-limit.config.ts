import { readFileSync } from 'node:fs'

/** The demo's public pages, and the pages behind the login of a build for a backend, which holds no mock. */
const site = 'dist'
const members = 'dist-base-url'

const read = (file: string) => readFileSync(file, 'utf8')

/** The scripts of a public page, as its document lists them. */
function siteScripts(page: string): string[] {
  const listed = /data-scripts="([^"]+)"/.exec(read(`${site}/${page}index.html`))?.[1]
  if (!listed) throw new Error(`${site}/${page}index.html lists no scripts`)
  return listed.split(' ').map((address) => site + address)
}

type Plan = { pages: { pattern: string; scripts: number[] }[]; scripts: string[] }

/** The scripts of a page behind the login, as the shell document preloads them. */
function memberScripts(path: string): string[] {
  const json = /\)\((\{"base":.*?\})\);?\s*<\/script>/s.exec(read(`${members}/app/index.html`))?.[1]
  if (!json) throw new Error(`${members}/app/index.html has no list of pages`)
  const plan = JSON.parse(json) as Plan
  const page = plan.pages.find(({ pattern }) => new RegExp(pattern).test(path))
  if (!page) throw new Error(`${members}/app/index.html does not know ${path}`)
  return page.scripts.map((place) => members + plan.scripts[place])
}

const scriptsOf = (name: string, path: string[], limit: string) => ({ name: `${name}: scripts`, path, limit })

/** After brotli, with about 10 % of room. A page that is over: look for a new import before raising its limit. */
export default [
  { name: 'Home: document', path: `${site}/index.html`, limit: '17.5 kB' },
  { name: 'Plans: document', path: `${site}/plans/index.html`, limit: '13.6 kB' },
  scriptsOf('Home', siteScripts(''), '109 kB'),
  scriptsOf('Plans', siteScripts('plans/'), '173 kB'),
  { name: 'Site: style sheet', path: `${site}/assets/index-*.css`, limit: '14.7 kB' },
  {
    name: 'Site: fonts',
    path: `${site}/assets/bricolage-grotesque-{first,rupee}-*.woff2`,
    brotli: false,
    limit: '26 kB',
  },
  { name: 'Demo: handle', path: `${site}/assets/{bar,handle,Handle}-*.{js,css}`, limit: '4.2 kB' },
  scriptsOf('Portal, dashboard', memberScripts('/dashboard'), '182 kB'),
  scriptsOf('Portal, support', memberScripts('/dashboard/support'), '196 kB'),
  scriptsOf('Payment', memberScripts('/payment/premium'), '197 kB'),
  scriptsOf('Panel, approve', memberScripts('/admin-dashboard/approve'), '207 kB'),
  scriptsOf('Panel, coupons', memberScripts('/admin-dashboard/coupons'), '212 kB'),
  { name: 'Portal and panel: style sheet', path: `${members}/assets/workplaceStyles-*.css`, limit: '12 kB' },
]
