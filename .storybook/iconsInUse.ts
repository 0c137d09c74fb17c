import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:icons-in-use'
const sources = join(import.meta.dirname, '../src')

/** The lucide-react icons a module imports, by name or through a namespace. */
function iconsOf(source: string): string[] {
  const [, list = ''] = /import \{([^}]+)\} from 'lucide-react'/.exec(source) ?? []
  const [, namespace = null] = /import \* as (\w+) from 'lucide-react'/.exec(source) ?? []
  const members = namespace === null ? [] : source.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))
  const names = [
    ...list.split(',').map((name) => name.trim()),
    ...Array.from(members, ([, name = '']) => name),
  ]
  return names.filter((name) => /^[A-Z]\w*$/.test(name) && !/^Lucide(Icon|Props)$/.test(name))
}

/** Provides `virtual:icons-in-use`, the icons that the product imports. */
export const iconsInUsePlugin = (): Plugin => ({
  name: 'icons-in-use',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load(module) {
    if (module !== `\0${id}`) return null
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    const shipped = files.filter((name) => /(?<!\.(test|stories))\.tsx?$/.test(name))
    const found = new Set(shipped.flatMap((file) => iconsOf(readFileSync(join(sources, file), 'utf8'))))
    const names = [...found].toSorted().join(', ')
    return `import { ${names} } from 'lucide-react'
export const iconsInUse = Object.entries({ ${names} }).map(([name, Icon]) => ({ name, Icon }))`
  },
})
