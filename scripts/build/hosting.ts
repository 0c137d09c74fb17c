/** How a static host must serve the built folder. The hosts' config files come from this, and serve.ts follows it. */
export type Hosting = {
  /** The site's path on its host, with a slash at both ends. */
  base: string
  pages: readonly string[]
  /** Routes below these folders are not prerendered; the host serves the shell. */
  appFolders: readonly string[]
  withStorybook: boolean
}

type Section = { folder: string; policy: string; pages: readonly string[] }
type Headers = Readonly<Record<string, string>>

/** The shell's folder. An index.html, because some hosts hide `.html`. */
export const shellFolder = 'app/'

/** Config files for hosts, never served to visitors. */
export const hostFiles = ['_headers', '_redirects', '.nojekyll', 'nginx.conf']

/** X-Frame-Options also protects pages without a policy from framing. */
export const commonHeaders: Headers = {
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const revalidated = { 'Cache-Control': 'no-cache' }
const withPolicy = (policy: string) => ({ ...revalidated, 'Content-Security-Policy': policy })

/** A separate header, because this directive is ignored in the policy of a document's `<meta>`. */
const framing = "frame-ancestors 'self'"

/** Storybook needs inline scripts and styles, and frames the contact page's map. */
const storybook: Section = {
  folder: 'storybook/',
  pages: ['', 'index.html', 'iframe.html'],
  policy: [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "frame-src 'self' https://www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    framing,
  ].join('; '),
}

function sectionsOf({ pages, appFolders, withStorybook }: Hosting): Section[] {
  const names = (path: string, below: string) =>
    path === '/' ? [''] : [path.slice(1), `${path.slice(1)}/${below}`]
  const site = {
    folder: '',
    policy: framing,
    pages: [
      ...pages.flatMap((path) => names(path, '')),
      ...appFolders.flatMap((folder) => names(folder, '*')),
    ],
  }
  return withStorybook ? [storybook, site] : [site]
}

/** Each host's config file by name. GitHub Pages reads no rules, only 404.html. */
export function filesForHosts(hosting: Hosting): Record<string, string> {
  return {
    _redirects: redirects(hosting),
    _headers: headers(hosting),
    'nginx.conf': nginx(hosting),
    // GitHub Pages otherwise drops files whose names begin with an underscore
    '.nojekyll': '',
  }
}

const linesOf = (lines: readonly string[]) => `${lines.join('\n')}\n`
const withoutSlash = (address: string) => address.replace(/\/$/, '')

/** Folders that need a trailing slash, because their pages load files by relative URLs. */
const slashFolders = ({ base, withStorybook }: Hosting) =>
  [base, ...(withStorybook ? [base + storybook.folder] : [])].filter((address) => address !== '/')

/** For hashed files and the demo's worker. No policy here: it would apply to the worker's fetches for pages. */
function fileRules({ base }: Hosting, sections: readonly Section[]): [address: string, headers: Headers][] {
  const files: [name: string, headers: Headers][] = [
    ['assets/', immutable],
    ['mockServiceWorker.js', revalidated],
  ]
  return files.flatMap(([name, values]) => sections.map(({ folder }) => [base + folder + name, values]))
}

function redirects(hosting: Hosting): string {
  const { base, appFolders } = hosting
  const shown = appFolders.flatMap((folder) => [folder, `${folder}/*`])
  return linesOf([
    ...slashFolders(hosting).map((address) => `${withoutSlash(address)} ${address} 301`),
    ...shown.map((address) => `${base}${address.slice(1)} ${base}${shellFolder} 200`),
  ])
}

/** Hosts merge the headers of all matching rules, which must not set a header twice, so pages are listed one by one. */
function headers(hosting: Hosting): string {
  const { base } = hosting
  const sections = sectionsOf(hosting)
  const block = (address: string, values: Headers) => [
    address,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]
  return linesOf([
    ...block(`${base}*`, commonHeaders),
    ...fileRules(hosting, sections).flatMap(([address, values]) =>
      block(address.endsWith('/') ? `${address}*` : address, values),
    ),
    ...sections.flatMap(({ folder, policy, pages }) =>
      pages.flatMap((page) => block(base + folder + page, withPolicy(policy))),
    ),
  ])
}

const literally = (text: string) => text.replaceAll(/[.+*?^$(){}|[\]\\]/g, String.raw`\$&`)

function nginx(hosting: Hosting): string {
  const { base, appFolders } = hosting
  const sections = sectionsOf(hosting)
  const location = (address: string, values: Headers, files = '$uri $uri/index.html =404') => [
    `location ${address} {`,
    ...Object.entries({ ...commonHeaders, ...values }).map(
      ([name, value]) => `  add_header ${name} "${value}" always;`,
    ),
    `  try_files ${files};`,
    '}',
  ]
  const appNames = appFolders.map((folder) => literally(folder.slice(1))).join('|')
  return linesOf([
    `# In the server block, set root to the folder that contains ${base === '/' ? 'this file' : base} and include this file.`,
    `error_page 404 ${base}404.html;`,
    'absolute_redirect off;',
    ...slashFolders(hosting).map(
      (address) => `location = ${withoutSlash(address)} { return 301 ${address}; }`,
    ),
    `location ~ ^${literally(base)}(${hostFiles.map(literally).join('|')})$ { return 404; }`,
    ...location(
      `~ ^${literally(base)}(${appNames})(/|$)`,
      withPolicy(framing),
      `${base}${shellFolder}index.html =404`,
    ),
    ...fileRules(hosting, sections).flatMap(([address, values]) =>
      location(address.endsWith('/') ? address : `= ${address}`, values),
    ),
    ...sections.flatMap((section) => location(base + section.folder, withPolicy(section.policy))),
  ])
}
