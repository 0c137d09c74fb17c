import { expect, test } from 'vitest'
import { withPreloadedFonts } from './preloaded-fonts.mjs'

const page = (body: string) => `<head>
    <link rel="preload" href="/a/first.woff2" as="font" type="font/woff2" crossorigin />
    <style>@font-face{src:url(/a/first.woff2)format("woff2");unicode-range:U+20-7E,U+A0}@font-face{src:url(/a/rest.woff2)format("woff2");unicode-range:U+A1-A8,U+2013}@font-face{src:url(/a/rupee.woff2)format("woff2");unicode-range:U+20B9}</style>
    <link rel="icon" href="/favicon.svg" />
  </head>
  <body>${body}</body>`

const preloaded = (html: string) =>
  [...html.matchAll(/rel="preload" href="([^"]+)"/g)].map(([, file]) => file)

test('each font of which the page has a character is fetched at once, and no other', () => {
  expect(preloaded(withPreloadedFonts(page('<p>Free</p>')))).toEqual(['/a/first.woff2'])
  expect(preloaded(withPreloadedFonts(page('<p>₹500</p>')))).toEqual(['/a/first.woff2', '/a/rupee.woff2'])
  expect(preloaded(withPreloadedFonts(page('<p>11–16</p>')))).toEqual(['/a/first.woff2', '/a/rest.woff2'])
})

test('what is no text of the body needs no font', () => {
  expect(preloaded(withPreloadedFonts(page('<p title="₹">Free</p><script>"₹"</script>')))).toEqual([
    '/a/first.woff2',
  ])
})
