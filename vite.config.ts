import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentSecurityPolicyPlugin } from './scripts/vite/content-security-policy.ts'
import { withoutMockPlugin } from './scripts/vite/without-mock.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), contentSecurityPolicyPlugin(), withoutMockPlugin()],
  resolve: { tsconfigPaths: true },
  // The mock is one chunk of this size, loaded on demand and in the demo alone.
  build: {
    chunkSizeWarningLimit: 1000,
    // A font inlined as data: would be refused by the Content-Security-Policy.
    // Dozens of chunks of a few hundred bytes compress badly; what many pages share travels together.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
            },
            { name: 'shared', test: /[\\/]src[\\/](kit|config|lib|paths)|lucide-react/, minShareCount: 4 },
          ],
        },
      },
    },
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
})
