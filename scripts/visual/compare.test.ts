import sharp from 'sharp'
import { expect, test } from 'vitest'
import { difference } from './compare'

type Colour = readonly [red: number, green: number, blue: number]

const WHITE: Colour = [255, 255, 255]

/** A plain picture with some pixels of other colours, as the browser writes it or packed otherwise. */
function picture(
  width: number,
  height: number,
  others: Record<number, Colour> = {},
  compressionLevel = 9,
): Promise<Buffer> {
  const pixels = Array.from({ length: width * height }, (_, pixel) => others[pixel] ?? WHITE)
  return sharp(Uint8Array.from(pixels.flat()), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel })
    .toBuffer()
}

const compared = async (before: Promise<Buffer>, after: Promise<Buffer>) =>
  difference(await before, await after)

test('the same pixels are the same, however they are packed', async () => {
  expect(await compared(picture(20, 10), picture(20, 10))).toBeNull()
  expect(await compared(picture(20, 10, {}, 9), picture(20, 10, {}, 0))).toBeNull()
})

test('what the browser rounds up once and down the next time is the same', async () => {
  expect(await compared(picture(20, 10), picture(20, 10, { 43: [252, 252, 252] }))).toBeNull()
})

test('one pixel that is four shades darker differs, and stands red in the picture of the difference', async () => {
  const found = await compared(picture(20, 10), picture(20, 10, { 43: [251, 251, 251] }))
  expect(found).toMatchObject({ pixels: 1, share: 1 / 200 })
  const shown = await sharp(found?.picture).ensureAlpha().raw().toBuffer()
  expect([...shown.subarray(43 * 4, 43 * 4 + 3)]).toEqual([255, 0, 0])
  expect([...shown.subarray(0, 3)]).toEqual([255, 255, 255])
})

test('a picture that is longer differs by what the other lacks, also where that is blank', async () => {
  expect(await compared(picture(20, 10), picture(20, 12))).toMatchObject({ pixels: 40, share: 40 / 240 })
  expect(await compared(picture(20, 12), picture(18, 12))).toMatchObject({ pixels: 24 })
})
