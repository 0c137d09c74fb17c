// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { chosenPicture } from './chosenPicture'

const KB = 1024
const onlyImages = 'Only image files are allowed.'
const tooLarge = 'Image must be 10,000 pixels or less on each side.'
const damaged = 'This image is damaged or incomplete. Please choose another copy.'
const unshown = (kind: string) =>
  `Many browsers cannot show ${kind} images. Please save yours as JPEG or PNG and choose that file.`

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
const bmp = (width: number, height: number) =>
  bytes('BM', Array(16).fill(0), little(width), [0, 0], little(height), [0, 0])
const boxes = (brands: string, ...sizes: [number, number][]) =>
  bytes(
    [0, 0, 0, 8 + brands.length],
    `ftyp${brands}`,
    ...sizes.map(([width, height]) =>
      Array.from(bytes('ispe', [0, 0, 0, 0, 0, 0], twoBytes(width), [0, 0], twoBytes(height))),
    ),
  )
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const file = (content: BlobPart, type = 'image/png') => new File([content], 'me.png', { type })

test.each([
  ['a text file', file('text', 'text/plain'), onlyImages],
  ['a file without a type', file('text', ''), onlyImages],
  ['an empty file', file(''), 'This file is empty.'],
  ['a file of more than 5 MB', file(new Uint8Array(5 * KB * KB + 1)), 'Image must be 5 MB or smaller.'],
  ['a video', file(new Uint8Array(5 * KB * KB + 1), 'video/mp4'), onlyImages],
  ['HTML declared as PNG', file(' \n<!doctype html><script>run()</script>'), onlyImages],
  ['an SVG with a script, declared as JPEG', file('\uFEFF<svg onload="run()">', 'image/jpeg'), onlyImages],
  ['HTML declared as SVG', file('<html><body></body></html>', 'image/svg+xml'), onlyImages],
  ['a truncated SVG', file(svg.slice(0, -2), 'image/svg+xml'), damaged],
  ['a PNG of 30,000 by 30,000 pixels', file(png(30_000, 30_000)), tooLarge],
  ['a PNG with one side too long', file(png(10, 10_001)), tooLarge],
  ['an oversized JPEG', file(jpeg(10_001, 10), 'image/jpeg'), tooLarge],
  ['an oversized GIF', file(gif(10, 30_000), 'image/gif'), tooLarge],
  ['an oversized WebP', file(webp(30_000, 10), 'image/webp'), tooLarge],
  ['an oversized BMP', file(bmp(10, 30_000), 'image/bmp'), tooLarge],
  [
    'an oversized AVIF with a small thumbnail',
    file(boxes('avif', [160, 90], [30_000, 10]), 'image/avif'),
    tooLarge,
  ],
  ['an oversized GIF declared as PNG', file(gif(30_000, 10)), tooLarge],
  ['a phone photo (HEIC)', file(boxes('heic____mif1', [10, 10]), 'image/heic'), unshown('HEIC')],
  ['a HEIC photo without a type', file(boxes('mif1____heic'), ''), unshown('HEIC')],
  ['a TIFF', file(bytes('II*\0'), 'image/tiff'), unshown('TIFF')],
  ['an icon', file(bytes([0, 0, 1, 0]), 'image/x-icon'), unshown('such')],
  ['arbitrary bytes declared as PNG', file(new Uint8Array(10)), damaged],
  ['a JPEG cut off in its header', file(jpeg(10, 10).slice(0, 15), 'image/jpeg'), damaged],
  ['an AVIF without a size', file(boxes('avif'), 'image/avif'), damaged],
])('refuses %s', async (_what, refused, fault) => expect(await chosenPicture(refused)).toEqual({ fault }))

test.each([
  ['PNG', png(10_000, 10_000), 'image/png'],
  ['JPEG', jpeg(4000, 3000), 'image/jpeg'],
  ['GIF', gif(1, 1), 'image/gif'],
  ['WebP', webp(10_000, 1), 'image/webp'],
  ['AVIF', boxes('mif1____avif', [10, 10]), 'image/avif'],
  ['SVG', svg, 'image/svg+xml'],
  ['SVG after a long comment', `<?xml version="1.0"?>\n<!--${'-x'.repeat(9000)}-->${svg}`, 'image/svg+xml'],
])('detects the type of a file without one: %s', async (_what, content, type) => {
  const { picture } = await chosenPicture(file(content, ''))
  expect(picture).toMatchObject({ name: 'me.png', type })
  expect(await picture?.arrayBuffer()).toEqual(await new Blob([content]).arrayBuffer())
})

test('reads a file once, so later changes to the file have no effect', async () => {
  const chosen = file(png(1, 1))
  const first = await chosenPicture(chosen)
  const read = vi.spyOn(chosen, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'))
  expect(await chosenPicture(chosen)).toBe(first)
  expect(await first.picture?.arrayBuffer()).toEqual(png(1, 1).buffer)
  expect(read).not.toHaveBeenCalled()
})

test('reports a file that can no longer be read', async () => {
  const gone = file(png(1, 1))
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotFoundError'))
  expect(await chosenPicture(gone)).toEqual({
    fault: 'This file cannot be read: it was changed, moved or deleted. Please choose it again.',
  })
})

test('refuses what cannot be drawn, without drawing oversized images', async () => {
  const draw = vi.fn(() => Promise.reject(new DOMException('The source image could not be decoded.')))
  vi.stubGlobal('createImageBitmap', draw)
  expect(await chosenPicture(file(png(1, 1)))).toEqual({ fault: damaged })
  expect(await chosenPicture(file(png(30_000, 30_000)))).toEqual({ fault: tooLarge })
  expect(draw).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
