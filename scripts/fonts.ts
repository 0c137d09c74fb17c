// tsx scripts/fonts.ts     writes the font subsets that the @font-face rules in src/kit/fonts.css name
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import subsetFont from 'subset-font'
import { isMain } from './isMain'

const kit = new URL('../src/kit/', import.meta.url)
const sources = new URL('../node_modules/@fontsource-variable/bricolage-grotesque/files/', import.meta.url)

const smallest = {
  targetFormat: 'woff2' as const,
  // kerning, tabular figures and accents
  keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'],
  noHinting: true,
}

/** Subsets the family's files to each rule's `unicode-range` and `font-weight`. Rejects if a rule lacks either. */
export async function cutFonts(): Promise<{ file: URL; bytes: Buffer }[]> {
  const sheet = await readFile(new URL('fonts.css', kit), 'utf8')
  const rules = [...sheet.matchAll(/@font-face \{.*?\n\}/gs)].map(([rule]) => rule)
  return Promise.all(rules.filter((rule) => rule.includes('url(')).map(cut))
}

async function cut(rule: string) {
  const path = /url\('(.*?)'\)/.exec(rule)?.[1]
  const ranges = /unicode-range:([^;]*);/.exec(rule)?.[1]
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(rule) ?? []
  if (!path || !ranges || !min || !max)
    throw new Error(`A URL, unicode-range or font-weight is missing in ${rule}`)
  // the rupee sign is in the family's latin-ext file
  const script = path.includes('rupee') ? 'latin-ext' : 'latin'
  const source = await readFile(new URL(`bricolage-grotesque-${script}-wght-normal.woff2`, sources))
  const bytes = await subsetFont(source, charactersOf(ranges), {
    ...smallest,
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
  })
  return { file: new URL(path, kit), bytes }
}

function charactersOf(ranges: string) {
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index)
    })
    .map((code) => String.fromCodePoint(code))
    .join('')
}

if (isMain(import.meta.url)) {
  // takes no options
  parseArgs()
  for (const { file, bytes } of await cutFonts()) {
    await writeFile(file, bytes)
    console.log(`${fileURLToPath(file)}  ${bytes.length} bytes`)
  }
}
