import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from '../chromium'
import { serve } from '../serve'
import { openCamera } from './camera'
import {
  type Cameras,
  compareAgain,
  compareStory,
  type Look,
  type Side,
  type Sides,
  type Verdict,
} from './compareStory'
import { chosen, paired, storiesOf, type Story } from './stories'

export type Judged = { story: Story; verdict: Verdict }

/** As long as no more stories differ, each is looked at again. Where more do, one that is unsteady by itself does no harm. */
const LOOKED_AT_AGAIN = 20

/** How far it is, is told each time so many stories have been compared. */
const TOLD_EVERY = 50

/** Both Storybooks have it, because a story may show the address of its page. Browsers trust it as they trust localhost. */
const ADDRESS = 'http://storybook.localhost/'

/** What is drawn does not depend on what stood there before: a part that is drawn anew has other round corners at its edge. */
const wholeDrawings = '--disable-partial-raster'

/**
 * Pictures the stories of two built Storybooks and compares them, in the order of the tree. Writes the pictures of what
 * differs below `outDir`, which is emptied first. Unless more than `mostLooksAgain` stories differ, they are looked at again.
 * Rejects where no story is called as `only` asks.
 */
export async function compareStorybooks(
  dirs: Sides,
  only: readonly string[],
  outDir: string,
  mostLooksAgain = LOOKED_AT_AGAIN,
): Promise<Judged[]> {
  const { both, added, removed } = paired(
    chosen(storiesOf(dirs.before), only),
    chosen(storiesOf(dirs.after), only),
  )
  const jobs: { story: Story; sides: Side[] }[] = [
    ...both.map((story) => ({ story, sides: ['before', 'after'] as Side[] })),
    ...added.map((story) => ({ story, sides: ['after'] as Side[] })),
    ...removed.map((story) => ({ story, sides: ['before'] as Side[] })),
  ]
  if (jobs.length === 0) throw new Error(`No story is called ${only.join(' or ')}.`)
  rmSync(outDir, { recursive: true, force: true })
  mkdirSync(join(outDir, 'pictures'), { recursive: true })
  const verdicts = new Map<Story, Verdict>()
  const differing: { story: Story; look: Look }[] = []
  await withCameras(dirs, Math.min(jobs.length, availableParallelism() + 1), async (all) => {
    const queue = jobs.values()
    await withEach(all, async (cameras) => {
      for (const { story, sides } of queue) {
        const { verdict, look } = await compareStory(story, sides, cameras, outDir)
        verdicts.set(story, verdict)
        // the pictures of one more tell that there are too many, and those of all would not fit into the memory
        if (verdict.verdict === 'differs' && differing.length <= mostLooksAgain)
          differing.push({ story, look })
        if (verdicts.size % TOLD_EVERY === 0)
          process.stderr.write(`${verdicts.size} of ${jobs.length} stories\n`)
      }
    })
    if (differing.length > mostLooksAgain) return
    const again = differing.values()
    await withEach(all, async (cameras) => {
      for (const { story, look } of again)
        verdicts.set(story, await compareAgain(story, look, cameras, outDir))
    })
  })
  return jobs.flatMap(({ story }) => {
    const verdict = verdicts.get(story)
    return verdict ? [{ story, verdict }] : []
  })
}

const withEach = async (all: readonly Cameras[], work: (cameras: Cameras) => Promise<void>) => {
  await Promise.all(all.map(work))
}

/** Hands so many pairs of cameras over, each with a page of its own on either Storybook. */
async function withCameras(dirs: Sides, count: number, use: (all: readonly Cameras[]) => Promise<void>) {
  const studios = { before: await openStudio(dirs.before), after: await openStudio(dirs.after) }
  try {
    const pairs = Array.from({ length: count }, async () => ({
      before: await openCamera(studios.before.browser, ADDRESS),
      after: await openCamera(studios.after.browser, ADDRESS),
    }))
    await use(await Promise.all(pairs))
  } finally {
    await Promise.all([studios.before.close(), studios.after.close()])
  }
}

/** A browser that finds this Storybook at the common address, and can reach nothing else. */
async function openStudio(dir: string) {
  const { server, url } = await serve({ dir })
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, `--host-resolver-rules=MAP * ${new URL(url).host}`, wholeDrawings],
  })
  const close = async () => {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
  return { browser, close }
}
