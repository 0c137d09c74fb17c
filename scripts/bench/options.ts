import { parseArgs } from 'node:util'

export type Options = {
  /** Names of sections. None: all. */
  only: readonly string[]
  /** Whether the product is built first, for the sections that use its build. */
  build: boolean
  /** How often each page goes through Lighthouse. */
  runs: number
  /** How many clicks are tried, and the beginning of their random moments. */
  tries: number
  seed: number
  /** Where the product is built to, for the sections that use it. */
  dir: string
  /** Where the page goes. */
  outDir: string
}

/** Reads the command line. Throws where it names an option that does not exist. */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      build: { type: 'string', default: 'yes' },
      runs: { type: 'string', default: '5' },
      tries: { type: 'string', default: '120' },
      seed: { type: 'string', default: '1' },
      dir: { type: 'string', default: 'dist' },
      outDir: { type: 'string', default: 'coverage/bench' },
    },
  })
  return {
    only: values.only,
    build: values.build === 'yes',
    runs: Number(values.runs),
    tries: Number(values.tries),
    seed: Number(values.seed),
    dir: values.dir,
    outDir: values.outDir,
  }
}
