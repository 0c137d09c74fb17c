import type { Plugin } from 'vite'

/**
 * Of @mswjs/data, the mock uses tables of rows that are found by their id. The library also makes handlers for REST and
 * GraphQL and compares dates, and for that it brings graphql, date-fns and lodash whole: half of what a demo loads before its
 * first answer. In a build these parts are left out, and say so should anybody begin to use them.
 */
const leftOut: Record<string, readonly string[]> = {
  'model/generateRestHandlers': ['generateRestHandlers'],
  'model/generateGraphQLHandlers': ['generateGraphQLHandlers', 'generateGraphQLSchema'],
  'comparators/date': ['dateComparators'],
}

const throwing = (name: string) =>
  `Object.defineProperty(exports, '${name}', { get() { throw new Error('The build leaves ${name} of @mswjs/data out') } })`

/** Takes out of the demo's build what its row store never uses.. */
export function mockRowStorePlugin(): Plugin {
  return {
    name: 'mock-row-store',
    apply: 'build',
    load: {
      filter: { id: /\/@mswjs\/data\/lib\/(model\/generate\w+Handlers|comparators\/date)\.js$/ },
      handler(id) {
        const part = /lib\/(.+)\.js$/.exec(id)?.[1] ?? ''
        const names = leftOut[part]
        if (!names) throw new Error(`@mswjs/data has a part that is not known here: ${part}`)
        return names.map(throwing).join('\n')
      },
    },
    transform: {
      filter: { id: /\/@mswjs\/data\/lib\/model\/getDefinition\.js$/ },
      handler: (code) => code.replace('require("lodash")', '{ isFunction: require("lodash/isFunction") }'),
    },
  }
}
