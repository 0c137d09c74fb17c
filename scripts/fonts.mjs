// node scripts/fonts.mjs     cuts the files of src/kit/fonts as the @font-face rules of src/kit/fonts.css say
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const kit = new URL('../src/kit/', import.meta.url)
const sources = new URL('../node_modules/@fontsource-variable/bricolage-grotesque/files/', import.meta.url)

const smallest = {
  /** @type {'woff2'} */
  targetFormat: 'woff2',
  // what the product's texts use: kerning, figures of one width, and marks on letters
  keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'],
  noHinting: true,
}

/**
 * The files that the style sheet names, each cut from the family's own to the characters of its `unicode-range` and the
 * weights of its `font-weight`. Throws when a rule names no range of either.
 * @returns {Promise<{ file: URL, bytes: Buffer }[]>}
 */
export async function cutFonts() {
  const sheet = await readFile(new URL('fonts.css', kit), 'utf8')
  const rules = [...sheet.matchAll(/@font-face \{.*?\n\}/gs)].map(([rule]) => rule)
  return Promise.all(rules.filter((rule) => rule.includes('url(')).map(cut))
}

/** @param {string} rule */
async function cut(rule) {
  const path = /url\('(.*?)'\)/.exec(rule)?.[1]
  const ranges = /unicode-range:([^;]*);/.exec(rule)?.[1]
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(rule) ?? []
  if (!path || !ranges || !min || !max) throw new Error(`No file, characters or weights in ${rule}`)
  // the rupee sign is in the second of the family's files
  const script = path.includes('rupee') ? 'latin-ext' : 'latin'
  const source = await readFile(new URL(`bricolage-grotesque-${script}-wght-normal.woff2`, sources))
  const bytes = await subsetFont(source, charactersOf(ranges), {
    ...smallest,
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
  })
  return { file: new URL(path, kit), bytes }
}

/** @param {string} ranges such as `U+0020-007E, U+00A0` */
function charactersOf(ranges) {
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index)
    })
    .map((code) => String.fromCodePoint(code))
    .join('')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, bytes } of await cutFonts()) {
    await writeFile(file, bytes)
    console.log(`${fileURLToPath(file)}  ${bytes.length} bytes`)
  }
}
