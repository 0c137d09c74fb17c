import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

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
export function difference(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null
  const one = PNG.sync.read(before)
  const other = PNG.sync.read(after)
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const shown = new PNG({ width, height })
  const pixels = pixelmatch(
    sized(one, width, height),
    sized(other, width, height),
    shown.data,
    width,
    height,
    {
      threshold: ROUNDING,
      includeAA: true,
      alpha: 0.15,
      // what is transparent is what one of them lacks: it must equal no colour
      checkerboard: true,
    },
  )
  const isSameSize = one.width === other.width && one.height === other.height
  if (pixels === 0 && isSameSize) return null
  return {
    pixels,
    share: pixels / (width * height),
    picture: PNG.sync.write(shown, { deflateLevel: 1, filterType: 0 }),
  }
}

/** The picture's pixels on a canvas of this size, at its top left. */
function sized(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas.data
}
