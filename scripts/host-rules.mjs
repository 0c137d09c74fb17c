/**
 * What a static host has to do with the built folder: the one source of every host's own file (host-files.mjs) and of
 * what serve.mjs does.
 *
 * A section is a folder of the site with pages of its own kind: the site itself, Storybook, the coverage page.
 * @typedef {object} Section
 * @property {string} folder below the base, with a slash at its end; the site's own is empty
 * @property {string} policy the Content-Security-Policy of its pages
 * @property {readonly string[]} pages where they are, below the folder; a `*` at the end stands for anything
 * @property {boolean} bundled whether it has files with hashed names, and the worker of the demo's server
 *
 * @typedef {object} Hosting
 * @property {string} base where the folder lies on its host, with a slash at both ends
 * @property {readonly string[]} appFolders below the base: the browser alone renders these addresses, from the shell
 * @property {readonly Section[]} sections the site itself comes last, because it holds the others
 *
 * @typedef {Readonly<Record<string, string>>} Headers
 */

/** The document of every address that only the browser renders. A folder's index, because some hosts hide `.html`. */
export const shellPage = 'app/'

/** The files for hosts: a visitor gets none of them. */
export const hostFiles = ['_headers', '_redirects', '.htaccess', '.nojekyll', 'nginx.conf', 'vercel.json']

/** The worker of the demo's server. Its script has no policy, which would rule what the worker fetches for pages. */
const workerScript = 'mockServiceWorker.js'

/** The bundler writes a hash of the content into the names of the files here. */
const hashedFiles = 'assets/'

/** For every answer. The first of them also keeps foreign frames off a page that is sent without its policy. */
export const commonHeaders = {
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

export const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' }
/** The browser asks each time whether it has changed, so that a new build is seen at once. */
export const askedFor = { 'Cache-Control': 'no-cache' }

/** @param {string} policy */
export const withPolicy = (policy) => ({
  ...askedFor,
  'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
})

/** Storybook's pages hold inline scripts and styles of its own, and show the contact page's map. */
const storybookPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "frame-src 'self' https://www.openstreetmap.org",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ')

/** The coverage page has no script at all. */
const coveragePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** What the folder of the demo holds beside the site. */
export const demoSections = [
  { folder: 'storybook/', policy: storybookPolicy, pages: ['', 'index.html', 'iframe.html'], bundled: true },
  { folder: 'coverage/', policy: coveragePolicy, pages: ['', 'index.html'], bundled: false },
]

/**
 * The site's own section.
 * @param {string} policy
 * @param {readonly string[]} pagePaths of the pages that the build renders
 * @param {readonly string[]} appFolders
 * @returns {Section}
 */
export function siteSection(policy, pagePaths, appFolders) {
  const names = (/** @type {string} */ path, /** @type {string} */ below) =>
    path === '/' ? [''] : [path.slice(1), `${path.slice(1)}/${below}`]
  const pages = [
    ...pagePaths.flatMap((path) => names(path, '')),
    ...appFolders.flatMap((folder) => names(folder, '*')),
  ]
  return { folder: '', policy, pages, bundled: true }
}

/** @param {Hosting} hosting @param {string} name */
const inBundled = ({ base, sections }, name) =>
  sections.filter(({ bundled }) => bundled).map(({ folder }) => base + folder + name)

/** @param {Hosting} hosting */
export const hashedFolders = (hosting) => inBundled(hosting, hashedFiles)

/** @param {Hosting} hosting */
export const workerScripts = (hosting) => inBundled(hosting, workerScript)

/**
 * Which headers an address gets beside the common ones. The first rule that matches counts: a folder, with a slash at its
 * end, stands for all that it holds.
 * @param {Hosting} hosting
 * @returns {{ address: string, headers: Headers }[]}
 */
export function headerRules(hosting) {
  const { base, sections } = hosting
  return [
    ...hashedFolders(hosting).map((address) => ({ address, headers: kept })),
    ...workerScripts(hosting).map((address) => ({ address, headers: askedFor })),
    ...sections.map(({ folder, policy }) => ({ address: base + folder, headers: withPolicy(policy) })),
  ]
}

/**
 * The folders that only work with a slash at the end, because their pages load files by relative addresses.
 * @param {Hosting} hosting
 */
export const slashed = ({ base, sections }) =>
  [base, ...sections.filter(({ folder }) => folder !== '').map(({ folder }) => base + folder)].filter(
    (address) => address !== '/',
  )
