import { expect, test } from 'vitest'
import { imageDataUrl, MAX_IMAGE_BYTES } from './image'
import { parseSocialLinks } from './socialLinks'

const none = { linkedin: null, twitter: null, github: null, instagram: null }

test('converts an image to a data URL byte for byte', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256)
  const url = await imageDataUrl(new Blob([bytes], { type: 'image/webp' }))
  expect(url?.startsWith('data:image/webp;base64,')).toBe(true)
  expect(Buffer.from(url?.split(',')[1] ?? '', 'base64').equals(Buffer.from(bytes))).toBe(true)
})

test('accepts an image of 5 MB but not one byte more', async () => {
  const file = (bytes: number) => new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' })
  expect(await imageDataUrl(file(MAX_IMAGE_BYTES))).not.toBeNull()
  await expect(imageDataUrl(file(MAX_IMAGE_BYTES + 1))).rejects.toThrow('Image must be 5 MB or smaller.')
})

test('accepts only images', async () => {
  await expect(imageDataUrl(new Blob(['x'], { type: 'text/plain' }))).rejects.toThrow(
    'Only image files are allowed.',
  )
  await expect(imageDataUrl('a text')).rejects.toThrow('Only image files are allowed.')
})

test.each([' <!doctype html><script>', '\uFEFF<svg onload="run()">'])(
  'refuses markup sent as a PNG: %j',
  (markup) =>
    expect(imageDataUrl(new Blob([markup], { type: 'image/png' }))).rejects.toThrow(
      'Only image files are allowed.',
    ),
)

test('refuses an overlong image type', async () => {
  const odd = new Blob(['x'], { type: `image/${'x'.repeat(101)}` })
  await expect(imageDataUrl(odd)).rejects.toThrow('Only image files are allowed.')
})

test('treats an empty file or text as no image', async () => {
  expect(await imageDataUrl(undefined)).toBeNull()
  expect(await imageDataUrl('')).toBeNull()
  expect(await imageDataUrl(new File([], ''))).toBeNull()
})

test('reads social links from JSON and drops unknown networks', () => {
  expect(parseSocialLinks(undefined)).toEqual(none)
  expect(parseSocialLinks(' ')).toEqual(none)
  expect(
    parseSocialLinks('{"github":" http://github.example/a ","twitter":null,"linkedin":"","myspace":"x"}'),
  ).toEqual({
    ...none,
    github: 'http://github.example/a',
  })
})

const tooLong = JSON.stringify({ twitter: `https://x.example/${'x'.repeat(2048)}` })

test.each([
  tooLong,
  '[]',
  '1',
  'null',
  '{',
  '{"twitter":"x"}',
  '{"twitter":5}',
  '{"twitter":"ftp://x.example"}',
  '{"github":"javascript:alert(1)"}',
])('refuses invalid links: %s', (json) =>
  expect(() => parseSocialLinks(json)).toThrow('Social links must be valid URLs.'),
)
