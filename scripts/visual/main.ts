import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withStorybooks } from './builds'
import { type Options, optionsOf, usage } from './options'
import { visualReport } from './report'
import { compareStorybooks } from './run'
import { type Account, exitCodeOf, visualText } from './words'

/**
 * Compares the stories of the present files with those of a commit, as the command line asks, and writes the report. Rejects
 * where the command line is wrong, a Storybook cannot be built or no story is called so.
 */
export async function visual(args: readonly string[]) {
  const start = performance.now()
  const { ref, only, outDir } = optionsFrom(args)
  return withStorybooks(ref, async ({ before, after, commit }) => {
    const judged = await compareStorybooks({ before, after }, only, outDir)
    const seconds = Math.round((performance.now() - start) / 1000)
    return written({ judged, commit, only, seconds }, outDir)
  })
}

function optionsFrom(args: readonly string[]): Options {
  try {
    return optionsOf(args)
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error })
  }
}

function written(account: Account, outDir: string) {
  const file = join(outDir, 'index.html')
  writeFileSync(file, visualReport(account))
  return { text: `${visualText(account)}Report: ${file}\n`, exitCode: exitCodeOf(account.judged) }
}
