import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentSecurityPolicyPlugin } from './scripts/build/contentSecurityPolicy.ts'
import {
  brandTitlePlugin,
  mockRowStorePlugin,
  mockWithoutCookiesPlugin,
  productionRouterPlugin,
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
    productionRouterPlugin(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    // The mock is one chunk of this size, loaded on demand and in the demo alone.
    chunkSizeWarningLimit: 1000,
    // every browser that the product is built for knows modulepreload
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // every page names about a hundred files, and chance does not compress: of 16 letters it takes a third less
        hashCharacters: 'hex',
        codeSplitting: {
          groups: [
            // without the router, which goes with `initial`: a slow phone runs each script in one task
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // Dozens of chunks of a few hundred bytes compress badly. What every page needs travels together, and so do
            // what the first page adds to it, what each page with data needs or shares, and the parts that most of those use.
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
            // what of the contract the mock alone reads
            { name: 'server', test: /[\\/]contract[\\/]generated[\\/](server|summaries)\./ },
            {
              name: 'data',
              test: /node_modules[\\/](@tanstack[\\/](query-core|react-query)|axios|zod)[\\/]|[\\/]src[\\/](api[\\/](useIsUnderWay|client|early|query|queryClient|ApiProvider|failure|transport|auth|crud|plans|subscriptions|coupons|paymentOptions|complaints|renewals)|texts[\\/](calls|catalogue|failure)|contract|domain[\\/](plan|coupon)|session[\\/](session|guards|useLogout))/,
            },
            // whoever is signed in has these on each page
            {
              name: 'account',
              test: /[\\/]src[\\/]kit[\\/](overlays[\\/]Menu|text[\\/]Avatar|feedback[\\/]SkeletonList)\.tsx|[\\/]icons[\\/](user|log-out|shield-check)\.mjs/,
              includeDependenciesRecursively: false,
            },
            // what most pages of the portal have
            {
              name: 'portal',
              test: /[\\/]src[\\/](portal[\\/](shell[\\/](?!Unreachable)|plan[\\/]|Feed\.|notifications[\\/](NotificationItem|useMarkRead)|support[\\/](ReopenChat|TicketBadges|TicketItem))|domain[\\/]term\.)|[\\/]icons[\\/](calendar-x|shopping-bag)\.mjs/,
              includeDependenciesRecursively: false,
            },
            // and what the payment and some tabs of the panel have too
            {
              name: 'member',
              test: /[\\/]src[\\/](domain[\\/](complaint|payment|subscription|transactionId)|lib[\\/]upi|api[\\/]notifications|kit[\\/](useNow|text[\\/]DescriptionList|actions[\\/](clipboard|CopyButton))|portal[\\/]shell[\\/]Unreachable)\.|[\\/]icons[\\/](copy|message-circle)\.mjs/,
              includeDependenciesRecursively: false,
            },
            // the demo's handle, which comes after the first paint
            {
              name: 'handle',
              test: /[\\/]src[\\/]demo[\\/](notices|demoPaths|errors[\\/]addresses|conditions[\\/](conditions|edit)|steps[\\/]demoPart|record[\\/]isRecording|tours[\\/]storedTour|panel[\\/](hidden|movedBy|openTab|theme|who))\./,
              includeDependenciesRecursively: false,
            },
            // the panel's frame, around each of its tabs
            {
              name: 'panel',
              test: /[\\/]src[\\/](admin[\\/](shell[\\/](Account|AdminPage|AdminShell|Brand|Dock|RightsChanged|ShellFrame|ShellStates|SlideMenu\.|TabNav|useCounts|useNarrow)|common[\\/](DraftHint|returnFocus|useDrafts|useNotice|FailureBanner|TabPage|useTableUrl|focusHeading)|tabs)|api[\\/]contacts)|[\\/]icons[\\/](chart-column|inbox|layout-grid|mail|newspaper|users|users-round|wrench)\.mjs/,
              includeDependenciesRecursively: false,
            },
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
    // A font inlined as data: would be refused by the Content-Security-Policy.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
})
