// tsx scripts/serve.ts [--dir dist] [--base </path/>] [--port 4173]
import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import sirv from 'sirv'
import { hostFiles } from './build/hosting'
import { readHostRules } from './hostRules'
import { isMain } from './isMain'

type Options = { dir: string; base?: string; port?: number; host?: string }

/** Serves a built folder as hosts do. Rejects if the port is taken or `dir` has no build. Port 0 picks a free port. */
export async function serveBuild({ dir, base = '/', port = 0, host = '127.0.0.1' }: Options) {
  const root = resolve(dir)
  if (!existsSync(join(root, 'index.html')))
    throw new Error(`${dir} has no index.html. Build first: npm run build`)
  const rules = readHostRules(root)
  const notFound = join(root, '404.html')
  const prefix = `/${base}/`.replaceAll(/\/+/g, '/')
  // looks files up on each request, to serve a new build at once
  const files = sirv(root, { dev: true, etag: true })

  const server = createServer((request, response) => {
    const { pathname, search } = new URL(`http://localhost${request.url}`)
    if (request.method !== 'GET' && request.method !== 'HEAD') return answerPlain(response, 405)
    const target = rules.redirect(pathname)
    if (target && target.status !== 200)
      return response.writeHead(target.status, { location: target.address + search }).end()
    const address = target?.address ?? pathname
    const path = address.slice(prefix.length)
    if (!address.startsWith(prefix) || hostFiles.includes(path)) return answerPlain(response, 404)
    compress(request, response)
    response.setHeaders(rules.headers(pathname))
    request.url = `/${path}`
    return files(request, response, () => {
      for (const name of rules.headers(pathname).keys()) response.removeHeader(name)
      const isDocument = (request.headers.accept ?? '').includes('text/html') && extname(pathname) === ''
      if (!isDocument || !existsSync(notFound)) return answerPlain(response, 404)
      response.setHeaders(rules.headers(`${prefix}404.html`))
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' })
      createReadStream(notFound).pipe(response)
    })
  })
  server.listen(port, host)
  await once(server, 'listening')
  const { port: actualPort } = server.address() as AddressInfo
  return { server, url: `http://${host}:${actualPort}${prefix}` }
}

function answerPlain(response: ServerResponse, status: number) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${status}\n`)
}

/** Compresses text on the fly, at hosts' usual quality, because sirv itself compresses nothing. */
function compress({ headers: { range, ...headers } }: IncomingMessage, response: ServerResponse) {
  const accepted = headers['accept-encoding'] ?? ''
  const coding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
  response.setHeader('vary', 'accept-encoding')
  if (coding === undefined || range !== undefined) return
  const writeHead = response.writeHead.bind(response)
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const writeCompressed = (status: number, sent: OutgoingHttpHeaders = {}) => {
    if (!/^(text|application)\/|svg/.test(String(sent['Content-Type']))) return writeHead(status, sent)
    const encoder =
      coding === 'br'
        ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : createGzip()
    encoder.on('data', write).on('end', end)
    response.write = (chunk: Buffer) => encoder.write(chunk) || true
    response.end = () => encoder.end() && response
    const { 'Content-Length': _length, ...rest } = sent
    return writeHead(status, { ...rest, 'Content-Encoding': coding })
  }
  response.writeHead = writeCompressed as typeof response.writeHead
}

const serveOnFreePort = (options: Options, port: number): ReturnType<typeof serveBuild> =>
  serveBuild({ ...options, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    return serveOnFreePort(options, port + 1)
  })

if (isMain(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'dist' },
      base: { type: 'string', default: '/' },
      port: { type: 'string' },
    },
  })
  const { port, ...options } = values
  const { url } =
    port === undefined
      ? await serveOnFreePort(options, Number(process.env['PORT'] ?? 4173))
      : await serveBuild({ ...options, port: Number(port) })
  process.stdout.write(`Ready: ${url}\n`)
}
