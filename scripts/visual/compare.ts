import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

export type Difference = {
  /** How many pixels differ. Where the sizes differ, what one picture lacks counts too. */
  pixels: number
  /** Of all pixels of the larger size: above 0, at most 1. */
  share: number
  /** A PNG: what differs in red, over the picture before, all but faded away. */
  picture: Buffer
}

/**
 * As pixelmatch counts: a grey that is three of 255 steps brighter is below it, four steps are above. At a round corner the
 * browser rounds up to three steps up or down, from one drawing to the next.
 */
const ROUNDING = 0.0135

/** Compares two PNGs pixel by pixel; both are drawn by one browser. Null where no more than its rounding differs. */
export async function difference(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null
  const [one, other] = await Promise.all([unpacked(before), unpacked(after)])
  const width = Math.max(one.info.width, other.info.width)
  const height = Math.max(one.info.height, other.info.height)
  const canvases = await Promise.all([onCanvas(one, width, height), onCanvas(other, width, height)])
  const shown = Buffer.alloc(width * height * CHANNELS)
  const pixels = pixelmatch(...canvases, shown, width, height, {
    threshold: ROUNDING,
    includeAA: true,
    alpha: 0.15,
    // what is transparent is what one of them lacks: it must equal no colour
    checkerboard: true,
  })
  const isSameSize = canvases[0] === one.data && canvases[1] === other.data
  if (pixels === 0 && isSameSize) return null
  const picture = await sharp(shown, { raw: { width, height, channels: CHANNELS } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { pixels, share: pixels / (width * height), picture }
}

/** Red, green, blue and how opaque it is. */
const CHANNELS = 4

type Unpacked = { data: Buffer; info: { width: number; height: number } }

const unpacked = (png: Buffer): Promise<Unpacked> =>
  sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

/** The picture's pixels at the top left of a canvas of this size: its own where it has this size. */
async function onCanvas({ data, info }: Unpacked, width: number, height: number): Promise<Buffer> {
  if (info.width === width && info.height === height) return data
  return sharp(data, { raw: { ...info, channels: CHANNELS } })
    .extend({ right: width - info.width, bottom: height - info.height, background: '#0000' })
    .raw()
    .toBuffer()
}
