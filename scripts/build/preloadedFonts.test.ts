import { expect, test } from 'vitest'
import { withPreloadedFonts } from './preloadedFonts'

const page = (body: string) => `<head>
    <link rel="preload" href="/a/first.woff2" as="font" type="font/woff2" crossorigin />
    <style>@font-face{src:url(/a/first.woff2)format("woff2");unicode-range:U+20-7E,U+A0}@font-face{src:url(/a/rest.woff2)format("woff2");unicode-range:U+A1-A8,U+2013}@font-face{src:url(/a/rupee.woff2)format("woff2");unicode-range:U+20B9}</style>
    <link rel="icon" href="/favicon.svg" />
  </head>
  <body>${body}</body>`

test.each([
  ['<p>Free</p>', []],
  ['<p>₹500</p>', ['/a/rupee.woff2']],
  ['<p>11–16</p>', ['/a/rest.woff2']],
  ['<p title="₹">Free</p><script>"₹"</script>', []],
])('preloads the fonts that the text of %s needs', (body, fonts) => {
  const preloads = [...withPreloadedFonts(page(body)).matchAll(/rel="preload" href="([^"]+)"/g)]
  expect(preloads.map(([, file]) => file)).toEqual(['/a/first.woff2', ...fonts])
})
