import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { difference } from './compare'

type Colour = readonly [red: number, green: number, blue: number]

const WHITE: Colour = [255, 255, 255]

/** A plain picture with some pixels of other colours, as the browser writes it or packed otherwise. */
function picture(
  width: number,
  height: number,
  others: Record<number, Colour> = {},
  deflateLevel = 9,
): Buffer {
  const png = new PNG({ width, height })
  for (let pixel = 0; pixel < width * height; pixel += 1)
    png.data.set([...(others[pixel] ?? WHITE), 255], pixel * 4)
  return PNG.sync.write(png, { deflateLevel })
}

test('the same pixels are the same, however they are packed', () => {
  expect(difference(picture(20, 10), picture(20, 10))).toBeNull()
  expect(difference(picture(20, 10, {}, 9), picture(20, 10, {}, 0))).toBeNull()
})

test('what the browser rounds up once and down the next time is the same', () => {
  expect(difference(picture(20, 10), picture(20, 10, { 43: [252, 252, 252] }))).toBeNull()
})

test('one pixel that is four shades darker differs, and stands red in the picture of the difference', () => {
  const found = difference(picture(20, 10), picture(20, 10, { 43: [251, 251, 251] }))
  expect(found).toMatchObject({ pixels: 1, share: 1 / 200 })
  const shown = PNG.sync.read(found?.picture ?? Buffer.alloc(0))
  expect([...shown.data.subarray(43 * 4, 43 * 4 + 3)]).toEqual([255, 0, 0])
  expect([...shown.data.subarray(0, 3)]).toEqual([255, 255, 255])
})

test('a picture that is longer differs by what the other lacks, also where that is blank', () => {
  expect(difference(picture(20, 10), picture(20, 12))).toMatchObject({ pixels: 40, share: 40 / 240 })
  expect(difference(picture(20, 12), picture(18, 12))).toMatchObject({ pixels: 24 })
})
