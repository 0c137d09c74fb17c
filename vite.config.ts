import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentSecurityPolicyPlugin } from './scripts/vite/content-security-policy'
import { withoutMockPlugin } from './scripts/vite/without-mock'

export default defineConfig({
  plugins: [react(), tailwindcss(), contentSecurityPolicyPlugin(), withoutMockPlugin()],
  resolve: { tsconfigPaths: true },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
})
