import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Redirect = { from: string; address: string; status: number }
type HeaderRule = { from: string; headers: [name: string, value: string][] }

/** Reads `_redirects` and `_headers` in a built folder as Netlify and Cloudflare Pages do. */
export function readHostRules(dir: string) {
  const redirects = linesOf(join(dir, '_redirects')).map((line): Redirect => {
    const [from = '', address = '', status] = line.split(' ')
    return { from, address, status: Number(status) }
  })
  const headerRules: HeaderRule[] = []
  for (const line of linesOf(join(dir, '_headers'))) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (name === undefined || value === undefined) headerRules.push({ from: line, headers: [] })
    else headerRules.at(-1)?.headers.push([name, value])
  }
  return {
    /** The redirect for a path; one with status 200 is a rewrite. */
    redirect: (pathname: string) => redirects.find(({ from }) => matches(from, pathname)),
    /** The headers of all matching rules. If none is for caching, browsers revalidate, as on both hosts. */
    headers(pathname: string): Headers {
      const matching = headerRules.filter(({ from }) => matches(from, pathname))
      const headers = new Headers(matching.flatMap((rule) => rule.headers))
      if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
      return headers
    },
  }
}

const linesOf = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []

const matches = (from: string, pathname: string) =>
  from.endsWith('*') ? pathname.startsWith(from.slice(0, -1)) : pathname === from
