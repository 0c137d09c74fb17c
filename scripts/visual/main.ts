// npm run visual -- <branch, tag or commit> [--only <sidebar path>]… [--outDir <folder>]
// Exit code 0: no difference; 1: stories differ, are new or removed; 2: a story or the comparison failed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareStories } from './compare'
import { type ComparisonOutcome, comparisonHtml, placeOf, reportSummary } from './report'
import { buildStorybooks, storiesOf } from './storybooks'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    outDir: { type: 'string', default: 'visual-report' },
  },
})

try {
  process.exitCode = await run(positionals[0] ?? 'main')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}

async function run(ref: string): Promise<0 | 1 | 2> {
  const { commit, ...dirs } = await buildStorybooks(ref)
  const before = storiesOf(dirs.before, values.only)
  const after = storiesOf(dirs.after, values.only)
  if (before.size + after.size === 0) throw new Error(`No story matches ${values.only.join(' or ')}.`)
  rmSync(values.outDir, { recursive: true, force: true })
  mkdirSync(values.outDir, { recursive: true })
  const common = [...after.values()].filter(({ id }) => before.has(id))
  const outcome: ComparisonOutcome = {
    ...(await compareStories(common, dirs, values.outDir)),
    commit,
    added: [...after.values()].filter(({ id }) => !before.has(id)),
    removed: [...before.values()].filter(({ id }) => !after.has(id)),
  }
  const report = join(values.outDir, 'index.html')
  writeFileSync(report, comparisonHtml(outcome))
  const { differences, failed, added, removed } = outcome
  for (const { story, file, what } of differences)
    process.stdout.write(`${placeOf(story)} (${file}): ${what}\n`)
  for (const { story, why } of failed) process.stdout.write(`${placeOf(story)} failed: ${why}\n`)
  process.stdout.write(`${reportSummary(outcome)}\nReport: ${report}\n`)
  if (failed.length > 0) return 2
  return differences.length + added.length + removed.length > 0 ? 1 : 0
}
