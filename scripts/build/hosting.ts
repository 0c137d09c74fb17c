import type { Build } from './pageScripts'

/** The shell's folder. The shell is an index.html, because some hosts drop `.html` from URLs. */
export const shellFolder = 'app/'

/** Config files for hosts, never served to visitors. */
export const hostFiles = ['_headers', '_redirects', '.nojekyll', 'nginx.conf']

/** `frame-ancestors` is a header, because a document's `<meta>` cannot set it. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

const literally = (text: string) => text.replaceAll(/[.+*?^$(){}|[\]\\]/g, String.raw`\$&`)

/**
 * The hosts' config files by name, which serve.ts reads too. GitHub Pages reads no rules, only 404.html. Hosts serve the
 * shell for routes below `appFolders`, which are not prerendered.
 */
export function filesForHosts(
  { base, withStorybook }: Pick<Build, 'base' | 'withStorybook'>,
  appFolders: readonly string[],
): Record<string, string> {
  const sites = withStorybook ? [base, `${base}storybook/`] : [base]
  /** Redirects that add the slash at the end, which relative URLs in a site's pages need. */
  const slashed = sites.filter((site) => site !== '/').map((site) => [site.slice(0, -1), site] as const)
  const shell = base + shellFolder
  const routes = appFolders.map((folder) => base + folder.slice(1))

  const block = (address: string, headers: object) => [
    address,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]
  const location = (address: string, headers: object, files = '$uri $uri/index.html =404') => [
    `location ${address} {`,
    ...Object.entries({ ...commonHeaders, ...headers }).map(
      ([name, value]) => `  add_header ${name} "${value}" always;`,
    ),
    `  try_files ${files};`,
    '}',
  ]
  const page = { 'Cache-Control': 'no-cache' }
  const files = {
    _redirects: [
      ...slashed.map(([from, to]) => `${from} ${to} 301`),
      ...routes.flatMap((route) => [`${route} ${shell} 200`, `${route}/* ${shell} 200`]),
    ],
    // hosts merge the headers of all matching rules, and make browsers revalidate what has no caching rule
    _headers: [
      ...block(`${base}*`, commonHeaders),
      ...sites.flatMap((site) => block(`${site}assets/*`, immutable)),
    ],
    'nginx.conf': [
      `# In the server block, set root to the folder that contains ${base === '/' ? 'this file' : base}, and include this file.`,
      `error_page 404 ${base}404.html;`,
      'absolute_redirect off;',
      ...slashed.map(([from, to]) => `location = ${from} { return 301 ${to}; }`),
      `location ~ ^${literally(base)}(${hostFiles.map(literally).join('|')})$ { return 404; }`,
      ...location(`~ ^(${routes.map(literally).join('|')})(/|$)`, page, `${shell}index.html =404`),
      ...sites.flatMap((site) => location(`${site}assets/`, immutable)),
      ...location(base, page),
    ],
    // GitHub Pages otherwise drops files whose names begin with an underscore
    '.nojekyll': [],
  }
  return Object.fromEntries(Object.entries(files).map(([name, lines]) => [name, `${lines.join('\n')}\n`]))
}
