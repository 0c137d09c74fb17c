import { parseArgs } from 'node:util'

export type Options = {
  /** What the working tree is compared with: a branch, a tag or a commit. */
  ref: string
  /** Titles, or beginnings of titles, as Storybook's tree shows them. None: all stories. */
  only: readonly string[]
  outDir: string
}

export const usage =
  'npm run visual -- <git ref> [--only <title>]… [--outDir <folder>]\n' +
  "For example: npm run visual -- main --only 'Kit/Actions/Button'\n"

/** Reads the command line. Throws where it names no ref, more than one, or an option that does not exist. */
export function optionsOf(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      outDir: { type: 'string', default: 'visual-report' },
    },
  })
  const [ref, ...others] = positionals
  if (ref === undefined) throw new Error('Name what to compare with.')
  if (others.length > 0) throw new Error(`One ref is enough; what is ${others.join(' ')}?`)
  if (values.only.some((title) => title.trim() === '')) throw new Error('--only needs a title.')
  return { ref, only: values.only, outDir: values.outDir }
}
