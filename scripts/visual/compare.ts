import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { compare } from 'odiff-bin'
import type { Page } from 'playwright'
import { openStudio, takePictures } from './camera'
import type { Compared, Difference } from './report'
import type { Story } from './storybooks'

type Sides<Value> = { before: Value; after: Value }

/** Between runs, Chromium's rounding at round corners differs by up to 3 of 255. */
const THRESHOLD = 0.0135

/** Screenshots that differ stay in `outDir`, in `before`, `after` and `difference`. */
export async function compareStories(stories: readonly Story[], dirs: Sides<string>, outDir: string) {
  for (const folder of ['before', 'after', 'difference']) mkdirSync(join(outDir, folder), { recursive: true })
  const outcome: Compared = { same: 0, differences: [], failed: [] }
  const studios = { before: await openStudio(dirs.before), after: await openStudio(dirs.after) }
  const queue = stories.values()
  const work = async () => {
    const pages = { before: await studios.before.openPage(), after: await studios.after.openPage() }
    for (const story of queue) {
      try {
        const isSame = (await differencesIn(story, pages, outDir)).length === 0
        // try again: a busy machine may have caught a story half-way
        const differences = isSame ? [] : await differencesIn(story, pages, outDir)
        if (differences.length === 0) outcome.same += 1
        outcome.differences.push(...differences)
      } catch (error) {
        outcome.failed.push({ story, why: error instanceof Error ? error.message : String(error) })
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  await Promise.all([studios.before.close(), studios.after.close()])
  return outcome
}

async function differencesIn(story: Story, pages: Sides<Page>, outDir: string): Promise<Difference[]> {
  const path = (folder: string, file: string) => join(outDir, folder, file)
  const [files] = await Promise.all([
    takePictures(pages.after, story.id, path('after', '')),
    takePictures(pages.before, story.id, path('before', '')),
  ])
  const differences: Difference[] = []
  for (const file of files) {
    const what = await differenceOf(path('before', file), path('after', file), path('difference', file))
    if (what) differences.push({ story, file, what })
    else for (const folder of ['before', 'after', 'difference']) rmSync(path(folder, file), { force: true })
  }
  return differences
}

async function differenceOf(before: string, after: string, difference: string): Promise<string | null> {
  if (readFileSync(before).equals(readFileSync(after))) return null
  const found = await compare(before, after, difference, { threshold: THRESHOLD, failOnLayoutDiff: true })
  if (found.match) return null
  if (found.reason === 'layout-diff') return 'different size'
  if (found.reason === 'file-not-exists') throw new Error(`${found.file} is missing`)
  return `${found.diffCount} pixels (${Math.max(found.diffPercentage, 0.01).toFixed(2)} %)`
}
