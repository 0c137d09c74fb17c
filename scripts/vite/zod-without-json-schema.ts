import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Every schema of zod's classic build brings along how it would be written as JSON Schema, which nothing here asks for:
 * 4 kB of each page with data. What the two modules export stays, and does nothing.
 */
export function zodWithoutJsonSchemaPlugin(): Plugin {
  return {
    name: 'zod-without-json-schema',
    apply: 'build',
    load: {
      filter: { id: /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/ },
      handler(id) {
        const names = readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)
        return Array.from(names, ([, name]) => `export const ${name} = () => {}`).join('\n')
      },
    },
  }
}
