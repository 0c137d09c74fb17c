import type { Plugin } from 'vite'

const writer = /^export const (\w+Processor) = [^]*?^\};$/gm
const method = /^export const (create\w+Method) = [^]*?^\};$/gm

/**
 * Every schema of zod's classic build brings along how it would be written as JSON Schema, which nothing here asks for:
 * 4 kB of each page with data.
 */
export function zodWithoutJsonSchemaPlugin(): Plugin {
  return {
    name: 'zod-without-json-schema',
    apply: 'build',
    transform: {
      filter: { id: /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/ },
      handler: (code) =>
        code
          .replaceAll(writer, 'export const $1 = () => {};')
          .replaceAll(method, 'export const $1 = () => () => {};'),
    },
  }
}
