import {
  commonHeaders,
  askedFor,
  hashedFolders,
  headerRules,
  hostFiles,
  kept,
  shellPage,
  slashed,
  withPolicy,
  workerScripts,
} from './host-rules.mjs'

/** @typedef {import('./host-rules.mjs').Hosting} Hosting */
/** @typedef {import('./host-rules.mjs').Headers} Headers */

/** @param {string} text */
const literally = (text) => text.replaceAll(/[.+*?^$(){}|[\]\\]/g, String.raw`\$&`)
/** @param {readonly string[]} lines */
const joined = (lines) => `${lines.join('\n')}\n`
/** @param {readonly string[]} appFolders */
const namesOf = (appFolders) => appFolders.map((folder) => literally(folder.slice(1))).join('|')
/** @param {string} address */
const withoutSlash = (address) => address.replace(/\/$/, '')

/**
 * The file of each host, by its name in the built folder.
 * @param {Hosting} hosting
 * @returns {Record<string, string>}
 */
export function filesForHosts(hosting) {
  return {
    _redirects: redirects(hosting),
    _headers: headers(hosting),
    'vercel.json': vercel(hosting),
    'nginx.conf': nginx(hosting),
    '.htaccess': apache(hosting),
    // GitHub Pages otherwise leaves out files whose names begin with an underscore
    '.nojekyll': '',
  }
}

/**
 * Netlify, Cloudflare Pages, and serve.mjs.
 * @param {Hosting} hosting
 */
function redirects(hosting) {
  const { base, appFolders } = hosting
  const shown = appFolders.flatMap((folder) => [folder, `${folder}/*`])
  return joined([
    ...slashed(hosting).map((address) => `${withoutSlash(address)} ${address} 301`),
    ...shown.map((address) => `${base}${address.slice(1)} ${base}${shellPage} 200`),
  ])
}

/**
 * Netlify, Cloudflare Pages, and serve.mjs. These join the headers of all rules that match, so that no two rules for one
 * address may name the same header: pages are named one by one, and what is named nowhere has the host's own caching,
 * which is none.
 * @param {Hosting} hosting
 */
function headers(hosting) {
  const { base, sections } = hosting
  /** @param {string} address @param {Headers} values */
  const block = (address, values) => [
    address,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]
  return joined([
    ...block(`${base}*`, commonHeaders),
    ...hashedFolders(hosting).flatMap((address) => block(`${address}*`, kept)),
    ...workerScripts(hosting).flatMap((address) => block(address, askedFor)),
    ...sections.flatMap(({ folder, policy, pages }) =>
      pages.flatMap((page) => block(base + folder + page, withPolicy(policy))),
    ),
  ])
}

/** @param {Hosting} hosting */
function vercel(hosting) {
  const { base, appFolders } = hosting
  const rules = headerRules(hosting)
  /** @param {Headers} values */
  const listed = (values) => Object.entries(values).map(([key, value]) => ({ key, value }))
  /** @param {string} address @param {number} index */
  const source = (address, index) => {
    if (!address.endsWith('/')) return address
    const before = rules.slice(0, index).filter((rule) => rule.address.startsWith(address))
    const others = before.map((rule) => literally(rule.address.slice(address.length))).join('|')
    return others === '' ? `${address}(.*)` : `${address}((?!${others}).*)`
  }
  const config = {
    redirects: slashed(hosting).map((address) => ({
      source: withoutSlash(address),
      destination: address,
      permanent: false,
    })),
    rewrites: [
      {
        source: `${base}((?:${namesOf(appFolders)})(?:/.*)?)`,
        destination: `${base}${shellPage}index.html`,
      },
    ],
    headers: [
      { source: `${base}(.*)`, headers: listed(commonHeaders) },
      ...rules.map((rule, index) => ({
        source: source(rule.address, index),
        headers: listed(rule.headers),
      })),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** @param {Hosting} hosting */
function nginx(hosting) {
  const { base, appFolders } = hosting
  /** @param {string} address @param {Headers} values @param {string} files */
  const location = (address, values, files = '$uri $uri/index.html =404') => [
    `location ${address} {`,
    ...Object.entries({ ...commonHeaders, ...values }).map(
      ([name, value]) => `  add_header ${name} "${value}" always;`,
    ),
    `  try_files ${files};`,
    '}',
  ]
  const rules = headerRules(hosting)
  const site = rules.at(-1)?.headers ?? {}
  return joined([
    `# In the server block: root is the folder that holds ${base === '/' ? 'this file' : base}; then include this file.`,
    `error_page 404 ${base}404.html;`,
    'absolute_redirect off;',
    ...slashed(hosting).map((address) => `location = ${withoutSlash(address)} { return 301 ${address}; }`),
    `location ~ ^${literally(base)}(${hostFiles.map(literally).join('|')})$ { return 404; }`,
    ...location(
      `~ ^${literally(base)}(${namesOf(appFolders)})(/|$)`,
      site,
      `${base}${shellPage}index.html =404`,
    ),
    ...rules.flatMap(({ address, headers: values }) =>
      location(address.endsWith('/') ? address : `= ${address}`, values),
    ),
  ])
}

/** @param {Hosting} hosting */
function apache(hosting) {
  const { base, appFolders } = hosting
  /** @param {Headers} values */
  const set = (values) =>
    Object.entries(values).map(([name, value]) => `Header always set ${name} "${value}"`)
  // here the last one that matches counts
  const rules = headerRules(hosting).toReversed()
  return joined([
    '# Needs mod_rewrite, mod_headers and AllowOverride FileInfo.',
    `ErrorDocument 404 ${base}404.html`,
    'RewriteEngine On',
    `RewriteBase ${base}`,
    `RewriteRule ^(${namesOf(appFolders)})(/|$) ${shellPage}index.html [END]`,
    `RewriteRule ^(${hostFiles.map(literally).join('|')})$ - [R=404,END]`,
    '# a folder without a page is not listed',
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteCond %{REQUEST_FILENAME}/index.html !-f',
    'RewriteRule ^ - [R=404,END]',
    ...set(commonHeaders),
    ...rules.flatMap(({ address, headers: values }) => [
      `<If "%{REQUEST_URI} =~ m#^${literally(address)}${address.endsWith('/') ? '' : '$'}#">`,
      ...('Content-Security-Policy' in values ? [] : ['  Header always unset Content-Security-Policy']),
      ...set(values).map((line) => `  ${line}`),
      '</If>',
    ]),
  ])
}
