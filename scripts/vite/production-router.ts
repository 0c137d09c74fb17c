import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const production = (file: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url))

/** The router's exports name its development build alone, with warnings that a visitor has no use for. */
export function productionRouterPlugin(): Plugin {
  return {
    name: 'production-router',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: production('index') },
          { find: /^react-router\/dom$/, replacement: production('dom-export') },
        ],
      },
    }),
  }
}
