const fontFace = /@font-face\s*\{[^}]*url\(['"]?([^'")]*)[^}]*unicode-range:([^;}]*)/g

/**
 * Has each font fetched at once of which the page has a character. Those that no link names the browser finds only while it
 * lays the page out, one round trip later.
 * @param {string} html with the rules of the fonts in it
 */
export function withPreloadedFonts(html) {
  const text = textOf(html)
  const links = [...html.matchAll(fontFace)]
    .filter(([, file, ranges = '']) => !html.includes(`href="${file}"`) && oneOf(ranges).test(text))
    .map(([, file]) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin />\n    `)
  return html.replace('<link rel="icon"', (icon) => links.join('') + icon)
}

/**
 * One of these characters.
 * @param {string} ranges such as `U+20-7E, U+A0`
 */
const oneOf = (ranges) =>
  new RegExp(`[${ranges.replaceAll(/[\s,]/g, '').replaceAll(/(?:U\+)?([\dA-F]+)/gi, '\\u{$1}')}]`, 'u')

/**
 * The characters between the elements of the body, its scripts left out.
 * @param {string} html
 */
const textOf = (html) => html.slice(html.indexOf('<body')).replaceAll(/<script.*?<\/script>|<[^>]*>/gs, '')
