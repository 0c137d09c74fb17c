import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('./host-rules.mjs').Headers} Headers */
/**
 * What `_redirects` and `_headers` say, as Netlify and Cloudflare Pages read them.
 * @typedef {{
 *   redirects: { from: string, address: string, status: number }[],
 *   headers: { from: string, values: [name: string, value: string][] }[]
 * }} Rules
 */

/**
 * Reads both files of a built folder; no rules where they are missing.
 * @param {string} dir
 * @returns {Rules}
 */
export function readHostFiles(dir) {
  /** @type {Rules} */
  const rules = { redirects: [], headers: [] }
  for (const line of linesOf(join(dir, '_redirects'))) {
    const [from = '', address = '', status] = line.split(' ')
    rules.redirects.push({ from, address, status: Number(status) })
  }
  for (const line of linesOf(join(dir, '_headers'))) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (name === undefined || value === undefined) rules.headers.push({ from: line, values: [] })
    else rules.headers.at(-1)?.values.push([name, value])
  }
  return rules
}

/** @param {string} file */
function linesOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}

/** @param {string} from may end with a `*`, which stands for anything @param {string} pathname */
const matches = (from, pathname) =>
  from.endsWith('*') ? pathname.startsWith(from.slice(0, -1)) : pathname === from

/**
 * Where an address leads; with status 200 what is sent there is sent in its place.
 * @param {Rules} rules
 * @param {string} pathname
 */
export const redirectFor = ({ redirects }, pathname) => redirects.find(({ from }) => matches(from, pathname))

/**
 * The headers of all rules that match; what two of them name has both values, with a comma between. An address without
 * a rule on caching has the caching that both hosts have by themselves: none.
 * @param {Rules} rules
 * @param {string} pathname
 * @returns {Headers}
 */
export function headersFor({ headers }, pathname) {
  const all = new Headers(
    headers.filter(({ from }) => matches(from, pathname)).flatMap(({ values }) => values),
  )
  return { 'cache-control': 'no-cache', ...Object.fromEntries(all) }
}
