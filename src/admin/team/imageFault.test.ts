import { expect, test, vi } from 'vitest'
import { imageFault } from './imageFault'

const KB = 1024
const onlyImages = 'Only image files are allowed.'
const tooLarge = 'Image must be 10,000 pixels or less on each side.'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  )
const twoBytes = (value: number) => [value >> 8, value & 255]
const little = (value: number) => [value & 255, value >> 8]
const png = (width: number, height: number) =>
  bytes('\u0089PNG\r\n\u001A\n', [0, 0, 0, 13], 'IHDR', [0, 0], twoBytes(width), [0, 0], twoBytes(height))
const gif = (width: number, height: number) => bytes('GIF89a', little(width), little(height))
const jpeg = (width: number, height: number) =>
  bytes([255, 216, 255, 0xe1, 0, 6, 1, 2, 3, 4, 255, 0xc2, 0, 17, 8], twoBytes(height), twoBytes(width), [3])
const webp = (width: number, height: number) =>
  bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', Array(8).fill(0), little(width - 1), [0], little(height - 1), [0])
const file = (content: BlobPart, type = 'image/png') => new File([content], 'me.png', { type })

test.each([
  ['a text', file('text', 'text/plain'), onlyImages],
  ['a file without a type', file('text', ''), onlyImages],
  ['0 bytes', file(''), 'This file is empty.'],
  ['more than 5 MB', file(new Uint8Array(5 * KB * KB + 1)), 'Image must be 5 MB or smaller.'],
  ['a web page called a picture', file(' \n<!doctype html><script>run()</script>'), onlyImages],
  [
    'a drawing with a script called a photograph',
    file('\uFEFF<svg onload="run()">', 'image/jpeg'),
    onlyImages,
  ],
  ['a web page called a drawing', file('<html><body>', 'image/svg+xml'), onlyImages],
  ['30,000 by 30,000 pixels, as a PNG says it', file(png(30_000, 30_000)), tooLarge],
  ['one side too long', file(png(10, 10_001)), tooLarge],
  ['a JPEG', file(jpeg(10_001, 10), 'image/jpeg'), tooLarge],
  ['a GIF', file(gif(10, 30_000), 'image/gif'), tooLarge],
  ['a WebP', file(webp(30_000, 10), 'image/webp'), tooLarge],
  ['a format that is not what the type says', file(gif(30_000, 10)), tooLarge],
])('%s is refused', async (_what, refused, message) => expect(await imageFault(refused)).toBe(message))

test.each([
  ['a PNG', png(10_000, 10_000)],
  ['a JPEG', jpeg(4000, 3000)],
  ['a GIF', gif(1, 1)],
  ['a WebP', webp(10_000, 1)],
  ['another format', bytes('ftypavif')],
  ['a file that ends in its head', png(1, 1).slice(0, 18)],
])('%s is taken where the browser cannot be asked', async (_what, content) =>
  expect(await imageFault(file(content))).toBeUndefined(),
)

test('a drawing is taken: as a picture it runs no script', async () => {
  expect(await imageFault(file('<?xml version="1.0"?><svg xmlns="…">', 'image/svg+xml'))).toBeUndefined()
})

test('refuses what the browser cannot draw and never draws large files', async () => {
  const draw = vi.fn(() => Promise.reject(new DOMException('The source image could not be decoded.')))
  vi.stubGlobal('createImageBitmap', draw)
  expect(await imageFault(file(png(1, 1)))).toBe(onlyImages)
  expect(await imageFault(file(png(30_000, 30_000)))).toBe(tooLarge)
  expect(draw).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
