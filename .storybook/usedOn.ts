import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:used-on'
const sources = join(import.meta.dirname, '../src')

const titleIn = (file: string) => /title: '([^']+)'/.exec(readFileSync(join(sources, file), 'utf8'))?.[1]

/** The sidebar titles of stories that show a module: its own, or else those of the screens in its folder. */
function titlesFor(file: string, all: readonly string[]): string[] {
  const own = file.replace(/\.tsx$/, '.stories.tsx')
  const inFolder = all.filter((each) => each.endsWith('.stories.tsx') && dirname(each) === dirname(file))
  const shown = existsSync(join(sources, own)) ? [own] : file.startsWith('kit/') ? [] : inFolder
  return shown.flatMap((each) => titleIn(each) ?? [])
}

/** For each kit component, the sidebar titles of the files that import it. */
export function findUses(): Record<string, string[]> {
  const all = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  const modules = all.filter(
    (file) => /(?<!\.(test|stories))\.tsx$/.test(file) && !/^(demo|testing)\//.test(file),
  )
  const uses: Record<string, Set<string>> = {}
  for (const file of modules) {
    const imports = readFileSync(join(sources, file), 'utf8').matchAll(/from '(@\/kit\/|\.\.?\/)[^']*'/g)
    for (const [line] of imports) {
      const name = basename(line.slice(0, -1))
      if (line.includes('@/kit/') || file.startsWith('kit/'))
        for (const title of titlesFor(file, all)) (uses[name] ??= new Set()).add(title)
    }
  }
  return Object.fromEntries(Object.entries(uses).map(([name, titles]) => [name, [...titles].toSorted()]))
}

/** Provides `virtual:used-on`, the sidebar titles under which each component of the kit is used. */
export const usedOnPlugin = (): Plugin => ({
  name: 'used-on',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load: (module) => (module === `\0${id}` ? `export const usedOn = ${JSON.stringify(findUses())}` : null),
})
