const fontFace = /@font-face\s*\{[^}]*url\(['"]?([^'")]*)[^}]*unicode-range:([^;}]*)/g

/** Otherwise browsers would find these fonts only during layout, one round trip later. */
export function withPreloadedFonts(html: string): string {
  const text = textOf(html)
  const links = [...html.matchAll(fontFace)]
    .filter(([, file, ranges = '']) => !html.includes(`href="${file}"`) && oneOf(ranges).test(text))
    .map(([, file]) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin />\n    `)
  return html.replace('<link rel="icon"', (icon) => links.join('') + icon)
}

const oneOf = (ranges: string) =>
  new RegExp(`[${ranges.replaceAll(/[\s,]/g, '').replaceAll(/(?:U\+)?([\dA-F]+)/gi, '\\u{$1}')}]`, 'u')

const textOf = (html: string) =>
  html.slice(html.indexOf('<body')).replaceAll(/<script.*?<\/script>|<[^>]*>/gs, '')
