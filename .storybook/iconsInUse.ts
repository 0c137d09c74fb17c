import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import type { Plugin } from 'vite'

const module = 'virtual:icons-in-use'
const sources = join(import.meta.dirname, '../src')

/** The parts that use each icon of lucide, read from the product's sources. */
function placesOfIcons(): Map<string, string[]> {
  const places = new Map<string, string[]>()
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /(?<!\.(test|stories))\.tsx?$/.test(name)).toSorted())
    for (const icon of iconsOf(readFileSync(join(sources, file), 'utf8')))
      places.set(icon, [
        ...(places.get(icon) ?? []),
        `${file.split(sep)[0]}/${basename(file).replace(/\.tsx?$/, '')}`,
      ])
  return places
}

function iconsOf(source: string): Set<string> {
  const [, named] = /import \{([^}]+)\} from 'lucide-react'/.exec(source) ?? []
  const [, all] = /import \* as (\w+) from 'lucide-react'/.exec(source) ?? []
  const fromList = (named ?? '').split(',').map((entry) => entry.trim().replace(/ as .*/, ''))
  const fromAll = all === undefined ? [] : source.matchAll(new RegExp(`\\b${all}\\.(\\w+)`, 'g'))
  const names = [...fromList, ...Array.from(fromAll, ([, name = '']) => name)]
  return new Set(names.filter((name) => /^[A-Z]/.test(name) && !/^Lucide(Icon|Props)$/.test(name)))
}

/** Offers the icons that the product uses, and where: `virtual:icons-in-use`. */
export function iconsInUsePlugin(): Plugin {
  return {
    name: 'icons-in-use',
    resolveId: (id) => (id === module ? `\0${module}` : null),
    load(id) {
      if (id !== `\0${module}`) return null
      const icons = [...placesOfIcons()].toSorted(([a], [b]) => a.localeCompare(b))
      const entries = icons.map(
        ([name, places]) => `{ name: '${name}', Icon: ${name}, places: ${JSON.stringify(places)} }`,
      )
      return `import { ${icons.map(([name]) => name).join(', ')} } from 'lucide-react'
export const iconsInUse = [${entries.join(',\n')}]`
    },
  }
}
