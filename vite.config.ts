import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mockPackagesPlugin } from './scripts/build/mockPackages.ts'

/** The modules of these folders that at least so many chunks need. */
const sharedBy = (name: string, test: RegExp, minShareCount: number) => [
  { name, test, minShareCount, includeDependenciesRecursively: false },
]

export default defineConfig({
  plugins: [react(), tailwindcss(), mockPackagesPlugin()],
  resolve: { tsconfigPaths: true },
  build: {
    // The mock is one chunk of this size (kB), loaded on demand and only in the demo.
    chunkSizeWarningLimit: 1000,
    // all supported browsers have modulepreload
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // every page names about a hundred files, and hex hashes compress a third better than base64
        hashCharacters: 'hex',
        codeSplitting: {
          groups: [
            // without the router, which is in `initial`: a slow phone runs each script in one task
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // many tiny chunks compress badly, so code is grouped by where it is used
            { name: 'initial', tags: ['$initial'], test: /^(?!.*(main\.tsx|index\.html|\.css)$)/ },
            // the parts of the contract that only the mock reads
            { name: 'server', test: /[\\/]contract[\\/]generated[\\/](server|summaries)\./ },
            ...sharedBy(
              'data',
              /node_modules[\\/](@tanstack[\\/](query-core|react-query)|axios|zod)[\\/]|[\\/]src[\\/](api|contract|session|texts)[\\/]/,
              1,
            ),
            ...sharedBy('portal', /[\\/]src[\\/]portal[\\/](shell|plan)[\\/]/, 3),
            ...sharedBy('panel', /[\\/]src[\\/]admin[\\/](shell|common)[\\/]/, 2),
            ...sharedBy('tables', /[\\/]src[\\/]kit[\\/]tables[\\/]/, 3),
            // shown on pages without rows; never part of a public page's first load
            ...sharedBy('doors', /[\\/]src[\\/]kit[\\/]doors[\\/]/, 1),
            ...sharedBy('kit', /[\\/]src[\\/](kit|lib)[\\/]|lucide-react/, 20),
          ],
        },
      },
    },
    // The Content-Security-Policy forbids fonts inlined as data:.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
})
