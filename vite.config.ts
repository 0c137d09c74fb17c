import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentSecurityPolicyPlugin } from './scripts/build/contentSecurityPolicy.ts'
import {
  brandTitlePlugin,
  mockRowStorePlugin,
  mockWithoutCookiesPlugin,
  withoutMockPlugin,
} from './scripts/build/plugins.ts'

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    brandTitlePlugin(),
    contentSecurityPolicyPlugin(),
    withoutMockPlugin(),
    mockWithoutCookiesPlugin(),
    mockRowStorePlugin(),
  ],
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
            {
              name: 'basics',
              test: /[\\/]src[\\/]kit[\\/]\w+[\\/](Stat|Phrases)\.|[\\/]src[\\/](platform[\\/](signal|reset|clock)|lib[\\/]entryOf)\.|[\\/]icons[\\/](arrow-right|clock)\.mjs/,
            },
            {
              name: 'home',
              test: /[\\/]src[\\/]site[\\/]home[\\/](Hero|HomePage|TypingLine|useTyping|CountUp|ImpactNumbers)\.|[\\/]kit[\\/]useReducedMotion|[\\/]icons[\\/](pause|play)\.mjs/,
              includeDependenciesRecursively: false,
            },
            // the parts of the contract that only the mock reads
            { name: 'server', test: /[\\/]contract[\\/]generated[\\/](server|summaries)\./ },
            {
              name: 'data',
              test: /node_modules[\\/](@tanstack[\\/](query-core|react-query)|axios|zod)[\\/]|[\\/]src[\\/](api[\\/](useIsUnderWay|client|early|query|queryClient|ApiProvider|failure|transport|auth|crud|plans|subscriptions|coupons|paymentOptions|complaints|renewals)|texts[\\/](calls|catalogue|failure)|contract|domain[\\/](plan|coupon)|session[\\/](session|guards|useLogout))/,
            },
            // on every page for signed-in users
            {
              name: 'account',
              test: /[\\/]src[\\/]kit[\\/](overlays[\\/]Menu|text[\\/]Avatar|feedback[\\/]SkeletonList)\.tsx|[\\/]icons[\\/](user|log-out|shield-check)\.mjs/,
              includeDependenciesRecursively: false,
            },
            // on most portal pages
            {
              name: 'portal',
              test: /[\\/]src[\\/](portal[\\/](shell[\\/](?!Unreachable)|plan[\\/]|Feed\.|notifications[\\/](NotificationItem|useMarkRead)|support[\\/](ReopenChat|TicketBadges|TicketItem))|domain[\\/]term\.)|[\\/]icons[\\/](calendar-x|shopping-bag)\.mjs/,
              includeDependenciesRecursively: false,
            },
            // also on the payment page and some panel tabs
            {
              name: 'member',
              test: /[\\/]src[\\/](domain[\\/](complaint|payment|subscription|transactionId)|lib[\\/]upi|api[\\/]notifications|kit[\\/](useNow|text[\\/]DescriptionList|actions[\\/](clipboard|CopyButton))|portal[\\/]shell[\\/]Unreachable)\.|[\\/]icons[\\/](copy|message-circle)\.mjs/,
              includeDependenciesRecursively: false,
            },
            // the demo's handle, loaded after the first paint
            {
              name: 'handle',
              test: /[\\/]src[\\/]demo[\\/](notices|demoPaths|errors[\\/]addresses|conditions[\\/](conditions|edit)|steps[\\/]demoPart|record[\\/]isRecording|tours[\\/]storedTour|panel[\\/](hidden|movedBy|openTab|theme|who))\./,
              includeDependenciesRecursively: false,
            },
            // the panel's shell, around every tab
            {
              name: 'panel',
              test: /[\\/]src[\\/](admin[\\/](shell[\\/](Account|AdminPage|AdminShell|Brand|Dock|RightsChanged|ShellFrame|ShellStates|SlideMenu\.|TabNav|useCounts|useNarrow)|common[\\/](DraftHint|returnFocus|useDrafts|useNotice|FailureBanner|TabPage|useTableUrl|focusHeading)|tabs)|api[\\/]contacts)|[\\/]icons[\\/](chart-column|inbox|layout-grid|mail|newspaper|users|users-round|wrench)\.mjs/,
              includeDependenciesRecursively: false,
            },
            // on pages without rows, never in a public page's first load
            { name: 'doors', test: /[\\/]src[\\/]kit[\\/]doors[\\/]/, includeDependenciesRecursively: false },
            {
              name: 'kit',
              test: /[\\/]src[\\/](kit|lib)[\\/]|lucide-react/,
              minShareCount: 12,
              includeDependenciesRecursively: false,
            },
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
