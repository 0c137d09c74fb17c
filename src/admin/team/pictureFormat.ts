/** Width and height in pixels, as stated in the file. */
type Sides = readonly [width: number, height: number]

/** A picture's type, found from its bytes. `sides` is missing for a format that not every browser decodes. */
export type PictureFormat = { type: string; name: string; sides?: Sides }

/** The size is near the start of the file; in photos, up to 64 kB of preview and a colour profile precede it. */
const HEAD_BYTES = 256 * 1024

/** Undefined if the format is not known. Throws a RangeError for a picture that ends before it states its size. */
export function formatOf(bytes: ArrayBuffer): PictureFormat | undefined {
  const view = new DataView(bytes)
  // one character per byte, which is enough to find the names of formats and their parts
  const head = new TextDecoder('latin1').decode(bytes.slice(0, HEAD_BYTES))
  const has = (name: string, at = 0) => head.startsWith(name, at)
  if (has('PNG', 1)) return format('png', [view.getUint32(16), view.getUint32(20)])
  if (has('GIF8')) return format('gif', [view.getUint16(6, true), view.getUint16(8, true)])
  if (has('RIFF') && has('WEBP', 8)) return format('webp', sidesOfWebp(view, has))
  if (has('BM')) return format('bmp', [Math.abs(view.getInt32(18, true)), Math.abs(view.getInt32(22, true))])
  if (has('II*\0') || has('MM\0*')) return format('tiff')
  if (has('ftyp', 4)) return formatOfBoxes(view, head)
  return bytes.byteLength > 1 && view.getUint16(0) === 0xffd8 ? format('jpeg', sidesOfJpeg(view)) : undefined
}

const format = (name: string, sides?: Sides): PictureFormat => ({
  type: `image/${name}`,
  name: name.toUpperCase(),
  ...(sides && { sides }),
})

function sidesOfWebp(view: DataView, has: (name: string, at: number) => boolean): Sides {
  if (has('VP8X', 12)) return [1 + uint24(view, 24), 1 + uint24(view, 27)]
  if (has('VP8 ', 12)) return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
  const bits = view.getUint32(21, true)
  return [1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff)]
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000

/** A JPEG is a series of segments with lengths; one of type C0 to CF, but not C4, C8 or CC, has the size. */
function sidesOfJpeg(view: DataView): Sides {
  let at = 2
  for (;;) {
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return [view.getUint16(at + 7), view.getUint16(at + 5)]
    at += 2 + view.getUint16(at + 2)
  }
}

/** AVIF and HEIC differ by the brands in their first box; the largest picture inside is shown. */
function formatOfBoxes(view: DataView, head: string): PictureFormat | undefined {
  const brands = head.slice(8, view.getUint32(0))
  if (!brands.includes('avif')) return /hei[cxms]|hev[cx]|mif1/.test(brands) ? format('heic') : undefined
  const sizes = Array.from(head.matchAll(/ispe/g), ({ index }) => [
    view.getUint32(index + 8),
    view.getUint32(index + 12),
  ])
  if (sizes.length === 0) throw new RangeError('no size')
  return format('avif', [
    Math.max(...sizes.map(([width = 0]) => width)),
    Math.max(...sizes.map(([, height = 0]) => height)),
  ])
}
