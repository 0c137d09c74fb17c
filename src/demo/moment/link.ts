import { basename } from '@/config/basename'
import { momentFragment, momentPage } from '@/config/demo'
import { cleanPasted } from '../pasted'
import { MomentError } from './MomentError'
import { type Moment, parseMoment } from './schema'

/** In characters. Mail and chat apps cut off longer links. */
export const MAX_LINK_LENGTH = 8192

/** This format has a checksum. Without one, swapped characters might unpack to a different moment. */
const FORMAT = 'deflate'

/** In bytes. A real link unpacks to at most a tenth of this; one that exceeds it is malicious. */
const MAX_UNPACKED = 1024 * 1024

/** The moment as an address of this demo, however long. Throws a MomentError if the browser cannot pack it. */
export async function linkTo(moment: Moment): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(moment))
  const packed = await piped(text, () => new CompressionStream(FORMAT), Infinity)
  return `${globalThis.location.origin}${basename}${momentPage}${momentFragment}${base64Url(packed)}`
}

/** Unpacks the moment in a fragment. Throws a MomentError if the fragment carries none. */
export async function momentIn(fragment: string): Promise<Moment> {
  const carried = cleanPasted(fragment.slice(momentFragment.length))
  if (carried.length > MAX_LINK_LENGTH) throw new MomentError('large')
  const packed = fromBase64Url(carried)
  const text = await piped(packed, () => new DecompressionStream(FORMAT), MAX_UNPACKED)
  return parseMoment(new TextDecoder().decode(text))
}

type Pipe = ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>

/** Throws a MomentError if the stream fails or its output exceeds the limit (in bytes). */
async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  open: () => Pipe,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(opened(open)).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (;;) {
    const { value } = await reader.read().catch(() => {
      throw new MomentError('unreadable')
    })
    if (!value) return new Uint8Array(await new Blob(chunks).arrayBuffer())
    length += value.length
    chunks.push(value)
    if (length > limit) {
      void reader.cancel()
      throw new MomentError('large')
    }
  }
}

/** Older browsers lack these streams or this format. */
function opened(open: () => Pipe): Pipe {
  try {
    return open()
  } catch {
    throw new MomentError('unsupported')
  }
}

function base64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    throw new MomentError('unreadable')
  }
}
