import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { tokenFiles } from './files.ts'

const files = () => tokenFiles(readFileSync(join(import.meta.dirname, '../../src/kit/tokens.css'), 'utf8'))

/** Puts the design tokens for other tools beside Storybook, under `tokens/`. */
export const tokenFilesPlugin = (): Plugin => ({
  name: 'token-files',
  configureServer({ middlewares }) {
    middlewares.use('/tokens', (request, response, next) => {
      const name = (request.url ?? '').slice(1)
      const content = files()[name]
      if (content === undefined) return next()
      response.setHeader('Content-Type', name.endsWith('.css') ? 'text/css' : 'application/json')
      response.end(content)
    })
  },
  generateBundle() {
    for (const [name, source] of Object.entries(files()))
      this.emitFile({ type: 'asset', fileName: `tokens/${name}`, source })
  },
})
