import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

export const scriptNames = Object.keys(scripts)

/** The source of a script of ours and of all that it loads from here. */
function sourceOf(path: string, seen = new Set<string>()): string {
  if (seen.has(path) || !existsSync(path)) return ''
  seen.add(path)
  const text = readFileSync(path, 'utf8')
  const loaded = Array.from(text.matchAll(/'(\.{1,2}\/[\w./-]+\.(?:mjs|ts))'/g), ([, name = '']) => name)
  return [text, ...loaded.map((name) => sourceOf(join(dirname(path), name), seen))].join('\n')
}

/** Whether the script reads this option, by itself or by the script that it runs. False for a script that is not there. */
function reads(script: string, flag: string): boolean {
  const line = scripts[script] ?? ''
  const ours = /\bnode (scripts\/\S+)/.exec(line)?.[1]
  if (ours) return new RegExp(`['\\s]${flag}'?: \\{ type: '`).test(sourceOf(ours))
  const other = /\bnpm run ([\w:-]+)/.exec(line)?.[1]
  return other !== undefined && reads(other, flag)
}

/** The options in `--name` form that stand in a piece of a command line. */
export const flagsIn = (line: string) =>
  Array.from(line.matchAll(/(?:^|\s)--([a-z][\w-]*)/gi), ([, flag = '']) => flag)

/** Whether any script of ours reads the option. */
export const isKnownFlag = (flag: string) => scriptNames.some((script) => reads(script, flag))

/** What is wrong with a command of ours as far as it can be told without running it. */
export function faultsOf(command: string): string[] {
  const [, script = 'test', rest = ''] = /\bnpm (?:run )?([\w:-]+)(?: -- (.*))?$/.exec(command) ?? []
  if (/\bnpm (?!ci\b)/.test(command)) {
    if (!(script in scripts)) return [`no script ${script}`]
    return flagsIn(rest)
      .filter((flag) => !reads(script, flag))
      .map((flag) => `${script} reads no --${flag}`)
  }
  const files = command.split(' ').filter((word) => /^[\w-]+\/.*\.\w+$/.test(word) && !word.startsWith('@'))
  return files.filter((file) => !existsSync(file)).map((file) => `no file ${file}`)
}
