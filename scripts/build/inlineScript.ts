import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { minifySync, transformWithOxc } from 'vite'

/** JSON that cannot end the script element around it. */
export const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** A module's only function as an inline script. Read from the source, because tsx adds helpers that the page lacks. */
export async function inlineScript(module: string, argument?: unknown): Promise<string> {
  const file = fileURLToPath(module)
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
  const source = /^export (function .*^\})/ms.exec(code)?.[1]
  if (source === undefined) throw new Error(`${module} exports no function`)
  // the argument is inserted after minifying, which would undo its escapes
  const script = minifySync('inline.js', `(${source})(ARGUMENT)`).code
  return script.replace('ARGUMENT', () => (argument === undefined ? '' : inlineJson(argument)))
}
