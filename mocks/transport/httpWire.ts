import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** The headers of every answer, unless it sets them itself. */
const always = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept',
  'Access-Control-Expose-Headers': 'Allow, ETag, Retry-After',
  'Access-Control-Max-Age': '600',
  // the browser keeps the answer, but asks each time whether it is still current
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
}

/** A shorter body is not compressed, because that would hardly make it smaller. */
const COMPRESSED_FROM_BYTES = 1024

type Asked = { method: string; headers: Headers }
type OnTheWire = { status: number; headers: Headers; body: Buffer }

/**
 * What is sent for an answer: readable for pages of any origin, with its length, and compressed if the client accepts
 * that. A successful GET or HEAD gets an ETag, so that a client that already has this answer does not receive it again.
 */
export async function toWire(response: Response, asked: Asked): Promise<OnTheWire> {
  const { status } = response
  const headers = new Headers(always)
  for (const [name, value] of response.headers) headers.set(name, value)
  const content = Buffer.from(await response.arrayBuffer())
  const isRead = asked.method === 'GET' || asked.method === 'HEAD'
  if (isRead && status === 200) headers.set('ETag', tagOf(content))
  if (isKnown(headers.get('ETag'), asked.headers.get('If-None-Match'))) return bodiless(304, headers)
  if (status === 204) return bodiless(status, headers)
  const zipped = content.length >= COMPRESSED_FROM_BYTES && takesGzip(asked.headers.get('Accept-Encoding'))
  const body = zipped ? gzipSync(content) : content
  if (zipped) headers.set('Content-Encoding', 'gzip')
  headers.set('Content-Length', String(body.length))
  return { status, headers, body: asked.method === 'HEAD' ? Buffer.alloc(0) : body }
}

/** An answer without a body, and without the headers that would describe one. */
function bodiless(status: number, headers: Headers): OnTheWire {
  for (const name of ['Content-Type', 'Content-Length']) headers.delete(name)
  return { status, headers, body: Buffer.alloc(0) }
}

/** A weak tag, because it is the same for the compressed and the uncompressed body. */
const tagOf = (content: Buffer) => `W/"${createHash('sha1').update(content).digest('base64url')}"`

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

function isKnown(tag: string | null, known: string | null): boolean {
  if (tag === null || known === null) return false
  return known.trim() === '*' || known.split(',').map(opaque).includes(opaque(tag))
}

/** Whether gzip is accepted, by its name or by `*`, and not refused by a quality of 0. */
function takesGzip(accepted: string | null): boolean {
  return (accepted ?? '').split(',').some((coding) => {
    const [name, quality = ''] = coding.split(';').map((part) => part.trim())
    return (name === 'gzip' || name === '*') && !/^q=0(\.0*)?$/.test(quality)
  })
}
