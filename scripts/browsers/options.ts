import { parseArgs } from 'node:util'
import type { EngineKind } from './engine.ts'

type Id = EngineKind['id']

export type Options = {
  /** Whether the product is built first. */
  build: boolean
  /** The browsers that are driven, where they are installed. */
  only: readonly Id[]
  /** Those among them that have to be installed. */
  require: readonly Id[]
}

const usage = 'npm run test:browsers -- [--build no] [--only firefox] [--require firefox,webkit]'

const ids: readonly Id[] = ['firefox', 'webkit']

/** Reads the command line. Throws where it names a browser that is not known, or requires one that it leaves out. */
export function optionsOf(args: readonly string[]): Options {
  try {
    return parsed(args)
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error })
  }
}

function parsed(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      build: { type: 'string', default: 'yes' },
      only: { type: 'string', default: ids.join(',') },
      require: { type: 'string', default: '' },
    },
  })
  if (!/^(yes|no)$/.test(values.build)) throw new Error(`--build is yes or no, and not ${values.build}.`)
  const only = idsIn(values.only)
  if (only.length === 0) throw new Error('--only names no browser.')
  const required = idsIn(values.require)
  const left = required.filter((id) => !only.includes(id))
  if (left.length > 0) throw new Error(`--require names ${left.join(', ')}, which --only leaves out.`)
  return { build: values.build === 'yes', only, require: required }
}

function idsIn(list: string): Id[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => {
      const id = ids.find((each) => each === name)
      if (id === undefined) throw new Error(`No browser is called ${name}: ${ids.join(', ')}.`)
      return id
    })
}
