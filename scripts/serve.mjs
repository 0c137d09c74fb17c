import { once } from 'node:events'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { headersFor, readHostFiles, redirectFor } from './host-reader.mjs'
import { hostFiles } from './host-rules.mjs'

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
}

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const compressible = /^(text|application)\/|svg/

/**
 * A static file server for the built product. It does what hosts do by `_redirects` and `_headers`: sends files by their
 * path, the shell for addresses that the browser renders, the 404 document for other addresses, and a bare 404 for a
 * missing file. Resolves with the listening server. Rejects when the port is taken or `dir` holds no build.
 * @param {{ dir: string, base?: string, port?: number, host?: string }} options port 0 is any free one
 */
export async function serve({ dir, base = '/', port = 0, host = '127.0.0.1' }) {
  const root = resolve(dir)
  if (!existsSync(join(root, 'index.html')))
    throw new Error(`${dir} holds no index.html. Build first: npm run build`)
  const rules = readHostFiles(root)
  const notFound = join(root, '404.html')
  const prefix = `/${base}/`.replaceAll(/\/+/g, '/')
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    if (`${pathname}/` === prefix) return response.writeHead(308, { location: prefix + search }).end()
    if (!pathname.startsWith(prefix)) return refuse(response, 404)
    const to = redirectFor(rules, pathname)
    if (to !== undefined && to.status !== 200)
      return response.writeHead(to.status, { location: to.address + search }).end()
    const path = (to?.address ?? pathname).slice(prefix.length)
    const file = hostFiles.includes(path) ? undefined : find(root, path)
    if (file) return send(file, 200, headersFor(rules, pathname), request, response)
    if (!existsSync(notFound) || !wantsDocument(request, pathname)) return refuse(response, 404)
    return send(notFound, 404, headersFor(rules, `${prefix}404.html`), request, response)
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const actualPort = typeof address === 'object' ? address?.port : port
  return { server, url: `http://${host}:${actualPort}${prefix}` }
}

/**
 * Whether a server could not start because its port is in use.
 * @param {unknown} error
 */
export const isTaken = (error) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/**
 * The file at a path, or the index.html in a folder there. Undefined when there is neither or the path leaves `root`.
 * @param {string} root
 * @param {string} path
 */
function find(root, path) {
  let decoded
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return undefined
  }
  const file = normalize(join(root, decoded))
  if (decoded.includes('\0') || (file !== root && !file.startsWith(root + sep))) return undefined
  return [file, join(file, 'index.html')].find(isFile)
}

/** @param {string} name also one that is too long for any file */
function isFile(name) {
  try {
    return statSync(name).isFile()
  } catch {
    return false
  }
}

/** @param {Request} request @param {string} pathname */
function wantsDocument(request, pathname) {
  return (request.headers.accept ?? '').includes('text/html') && extname(pathname) === ''
}

/**
 * @param {string} file
 * @param {number} status
 * @param {import('./host-rules.mjs').Headers} headers
 * @param {Request} request
 * @param {Response} response
 */
function send(file, status, headers, request, response) {
  const type = types[extname(file)] ?? 'application/octet-stream'
  const coding = compressible.test(type) ? codingOf(request.headers['accept-encoding'] ?? '') : undefined
  const { size, mtimeMs } = statSync(file)
  const etag = `W/"${size}-${Math.round(mtimeMs)}"`
  if (status === 200 && request.headers['if-none-match'] === etag)
    return response.writeHead(304, { ...headers, etag }).end()
  response.writeHead(status, {
    ...headers,
    etag,
    'content-type': type,
    vary: 'accept-encoding, accept',
    ...(coding && { 'content-encoding': coding.name }),
  })
  if (request.method === 'HEAD') return response.end()
  const body = createReadStream(file)
  return (coding ? body.pipe(coding.encoder()) : body).pipe(response)
}

// the quality that hosts commonly use when they compress on the fly
const brotli = () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

/** @param {string} accepted */
function codingOf(accepted) {
  if (/\bbr\b/.test(accepted)) return { name: 'br', encoder: brotli }
  return /\bgzip\b/.test(accepted) ? { name: 'gzip', encoder: createGzip } : undefined
}

/** @param {Response} response @param {number} status */
function refuse(response, status) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${status}\n`)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'dist' },
      base: { type: 'string', default: '/' },
      port: { type: 'string', default: '4173' },
      host: { type: 'string', default: '127.0.0.1' },
    },
  })
  const { url } = await serve({ ...values, port: Number(values.port) })
  process.stdout.write(`${url}\n`)
}
