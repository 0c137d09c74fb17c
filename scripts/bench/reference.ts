import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Result } from 'lighthouse'
import { serve } from '../serve'
import { audit, metric } from './lighthouse.ts'
import type { Row } from './section.ts'

/** How much later than the page written by hand the home page may show something, and its largest text. */
const RATIO_LIMIT = 1.1
const paints = new Map([
  ['FCP', 'first-contentful-paint'],
  ['LCP', 'largest-contentful-paint'],
])

/**
 * The home page at `url` and the reference page, one after the other in each run, so that both meet the same machine. The
 * reference, `reference/index.html`, is written by hand: a phone's first screen of the same look in the same font, with its
 * few rules and its drawing in the document, nothing below and no script. It is what a page of this look can cost.
 */
export async function besideReference(url: string, runs: number): Promise<Row[]> {
  const dir = await mkdtemp(join(tmpdir(), 'reference-'))
  await writeFile(join(dir, 'index.html'), await referencePage())
  for (const font of ['bricolage-grotesque-first.woff2', 'bricolage-grotesque-rupee.woff2'])
    await copyFile(join('src/kit/fonts', font), join(dir, font))
  const { server, url: reference } = await serve({ dir })
  try {
    const ours: Result[] = []
    const theirs: Result[] = []
    for (let run = 0; run < runs; run += 1) {
      ours.push(await audit(url, ['performance']))
      theirs.push(await audit(reference, ['performance']))
    }
    return Array.from(paints, ([name, id]): Row => {
      const [home, byHand] = [metric(ours, id), metric(theirs, id)]
      return {
        what: `/ ${name} beside the page written by hand`,
        value: home / byHand,
        unit: '×',
        budget: RATIO_LIMIT,
        note: `${Math.round(home)} ms, by hand ${Math.round(byHand)} ms`,
      }
    })
  } finally {
    server.close()
    await rm(dir, { recursive: true })
  }
}

async function referencePage() {
  const scene = await readFile('scripts/bench/reference/scene.svg', 'utf8')
  const page = await readFile('scripts/bench/reference/index.html', 'utf8')
  return page.replace('<!-- scene.svg -->', () => scene)
}
