import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mockPackagesPlugin } from './scripts/build/mockPackages.ts'

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
          includeDependenciesRecursively: false,
          groups: [
            // without the router, which is in `initial`: a slow phone runs each script in one task
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // many tiny chunks compress badly, so code is grouped by where it is used
            { name: 'initial', tags: ['$initial'], test: /^(?!.*(main\.tsx|index\.html|\.css)$)/ },
            // apart from `data`, because together they are a long task
            {
              name: 'contract',
              test: /node_modules[\\/]zod[\\/]|[\\/]src[\\/]contract[\\/]/,
            },
            {
              name: 'data',
              test: /node_modules[\\/](@tanstack[\\/](query-core|react-query)|axios)[\\/]|[\\/]src[\\/](api|session|texts)[\\/]|handledForm/,
            },
            // each file costs a slow phone a few milliseconds; `text` is what home shares with other pages
            {
              name: 'text',
              test: /[\\/]src[\\/]kit[\\/](text[\\/](?!Avatar)|use(Media|ReducedMotion))|icons[\\/](arrow-right|clock)\./,
            },
            {
              name: 'kit',
              test: /[\\/]src[\\/](kit|lib|platform|domain)[\\/]|lucide-react/,
              minShareCount: 10,
            },
            {
              name: 'pictures',
              test: /[\\/]icons[\\/]|[\\/]src[\\/]kit[\\/](doors|layout|feedback[\\/]Skeleton)/,
              minShareCount: 2,
            },
            // without these two, the demo's first page takes 0.5 s more on a slow phone
            { name: 'portal', test: /[\\/]src[\\/]portal[\\/]/, minShareCount: 5 },
            { name: 'demo', test: /[\\/]src[\\/]demo[\\/]/, minShareCount: 10 },
          ],
        },
      },
    },
    // The Content-Security-Policy forbids fonts inlined as data:.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  server: { host: '127.0.0.1' },
})
