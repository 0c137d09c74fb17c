import { formatCount } from '@/lib/count'

const MB = 1024 * 1024
const MAX_BYTES = 5 * MB
/** In pixels. A picture takes four bytes a pixel once it is shown, whatever its file takes. */
const MAX_SIDE = 10_000
/** The size stands in the head of a file; in a photograph it comes after a preview of up to 64 kB and a colour profile. */
const HEAD_BYTES = 256 * 1024

const faults = {
  type: 'Only image files are allowed.',
  bytes: 'Image must be 5 MB or smaller.',
  empty: 'This file is empty.',
  side: `Image must be ${formatCount(MAX_SIDE)} pixels or less on each side.`,
}

const known = new WeakMap<Blob, Promise<string | undefined>>()

/**
 * Why a file cannot be a picture of the team, as a sentence; undefined if it can. It is decoded only once its head has
 * said how large it is: a small file may claim to be larger than any memory.
 */
export function imageFault(file: Blob): Promise<string | undefined> {
  const fault = known.get(file) ?? judge(file)
  known.set(file, fault)
  return fault
}

async function judge(file: Blob): Promise<string | undefined> {
  if (!file.type.startsWith('image/')) return faults.type
  if (file.size === 0) return faults.empty
  if (file.size > MAX_BYTES) return faults.bytes
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (isMarkup(head)) return isSvg(file.type, head) ? undefined : faults.type
  const sides = sidesOf(new DataView(head.buffer))
  if (sides?.some((side) => side > MAX_SIDE)) return faults.side
  return (await isReadable(file)) ? undefined : faults.type
}

/** Whether this browser can draw it. A browser without the means to ask may find out when it shows it. */
async function isReadable(file: Blob): Promise<boolean> {
  if (!('createImageBitmap' in globalThis)) return true
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
    return true
  } catch {
    return false
  }
}

/** Letter by letter as the bytes are, which is enough for the names of formats and tags. */
const lettersOf = (bytes: Uint8Array) => String.fromCharCode(...bytes)

/** No format of pictures but SVG begins like a web page. */
const isMarkup = (head: Uint8Array) => /^(\u00EF\u00BB\u00BF)?\s*</.test(lettersOf(head.subarray(0, 100)))

const isSvg = (type: string, head: Uint8Array) =>
  type.startsWith('image/svg') && /<svg[\s>]/i.test(lettersOf(head.subarray(0, 4096)))

/** Width and height in pixels, as the file says them; undefined for a format that is not known here. */
function sidesOf(view: DataView): [number, number] | undefined {
  try {
    const begins = (name: string, at = 0) =>
      Array.from(name).every((letter, index) => view.getUint8(at + index) === letter.charCodeAt(0))
    if (begins('\u0089PNG')) return [view.getUint32(16), view.getUint32(20)]
    if (begins('GIF8')) return [view.getUint16(6, true), view.getUint16(8, true)]
    if (begins('WEBPVP8X', 8)) return [1 + uint24(view, 24), 1 + uint24(view, 27)]
    if (begins('WEBPVP8L', 8)) {
      const bits = view.getUint32(21, true)
      return [1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff)]
    }
    if (begins('WEBPVP8 ', 8)) return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
    return view.getUint16(0) === 0xffd8 ? sidesOfJpeg(view) : undefined
  } catch (error) {
    // the file ends before it says its size: the browser will not show it
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000

/** A JPEG is a row of segments, each with its length; one of C0 to CF, but for three, holds the size. Throws a RangeError. */
function sidesOfJpeg(view: DataView): [number, number] {
  let at = 2
  for (;;) {
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return [view.getUint16(at + 7), view.getUint16(at + 5)]
    at += 2 + view.getUint16(at + 2)
  }
}
