import { lazy, Suspense } from 'react'
import type { KitDoc } from './sections'

const Page = lazy(async () => ({ default: (await import('./KitPage')).KitPage }))

/** The page alone needs Storybook's blocks: a story that is tested does without them. */
const page = () => (
  <Suspense fallback={null}>
    <Page />
  </Suspense>
)

/**
 * What a component's documentation page says, as the `docs` of its stories' parameters. It stands behind a function, for
 * Storybook copies parameters to its own window and elements are not to be copied.
 */
export const kitDoc = (doc: KitDoc) => ({
  page,
  // Storybook looks for headings before the page is there
  toc: { disable: true },
  kit: () => doc,
})
