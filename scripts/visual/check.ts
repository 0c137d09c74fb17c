import { appendFileSync, cpSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Builds, withStorybooks } from './builds'
import { compareStorybooks, type Judged } from './run'
import { countOf } from './words'

const ONLY = ['Kit/Actions/Button']
/** A border of 1 px becomes one of 2 px. */
const PLANT = '\n.btn { border-bottom-width: 2px !important }\n'

/**
 * Proves the comparison on the Storybook of the last commit: it sees nothing between two builds of it, and sees a border that
 * is one pixel thicker. Throws where it does not. What is not committed plays no part.
 */
export async function checkVisual(): Promise<string> {
  return withStorybooks('HEAD', provenOn, 'commit')
}

async function provenOn({ before, after }: Builds): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'visual-check-'))
  try {
    const same = await compareStorybooks({ before, after }, ONLY, outDir)
    const others = same.filter(({ verdict }) => verdict.verdict !== 'same')
    if (others.length > 0)
      throw new Error(`Two builds differ where nothing was changed: ${others.map(inWords).join(', ')}.`)
    const planted = `${after}-planted`
    cpSync(after, planted, { recursive: true })
    const assets = join(planted, 'assets')
    for (const file of readdirSync(assets))
      if (file.endsWith('.css')) appendFileSync(join(assets, file), PLANT)
    const found = countOf(await compareStorybooks({ before, after: planted }, ONLY, outDir, 0), 'differs')
    if (found === 0) throw new Error('A border that is one pixel thicker was not seen.')
    return `${same.length} stories are the same in two builds; with a border one pixel thicker ${found} differ.\n`
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

const inWords = ({ story, verdict }: Judged) => `${story.title}/${story.name} (${verdict.verdict})`
