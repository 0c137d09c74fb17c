import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** On every answer, unless it says otherwise itself. */
const always = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept',
  'Access-Control-Expose-Headers': 'Allow, ETag, Retry-After',
  'Access-Control-Max-Age': '600',
  // kept by the browser, and asked for again each time
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
}

/** Below, the compressed body would hardly be the shorter one. */
const COMPRESSED_FROM_BYTES = 1024

type Asked = { method: string; headers: Headers }
type OnTheWire = { status: number; headers: Headers; body: Buffer }

/**
 * What goes over the wire for an answer: open to pages of any origin, with its length, compressed for who takes it and,
 * of a success to a GET or HEAD, with a tag by which one that is known already is not sent again.
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

/** Without what would describe a body. */
function bodiless(status: number, headers: Headers): OnTheWire {
  for (const name of ['Content-Type', 'Content-Length']) headers.delete(name)
  return { status, headers, body: Buffer.alloc(0) }
}

/** A weak one: it stands for the same content, compressed or not. */
const tagOf = (content: Buffer) => `W/"${createHash('sha1').update(content).digest('base64url')}"`

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

function isKnown(tag: string | null, known: string | null): boolean {
  if (tag === null || known === null) return false
  return known.trim() === '*' || known.split(',').map(opaque).includes(opaque(tag))
}

/** Named, or covered by `*`, and not refused by a quality of 0. */
function takesGzip(accepted: string | null): boolean {
  return (accepted ?? '').split(',').some((coding) => {
    const [name, quality = ''] = coding.split(';').map((part) => part.trim())
    return (name === 'gzip' || name === '*') && !/^q=0(\.0*)?$/.test(quality)
  })
}
