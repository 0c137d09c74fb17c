import { afterEach, beforeEach } from 'vitest'
import { ApiFailure } from '@/api/failure'
import { setLogSink } from '@/platform/log'
import { CatalogueWatch } from './watch'

declare module 'vitest' {
  interface TaskMeta {
    /** The texts of SPEC section 8 that were on screen in this test; scripts/vitest makes a table of them. */
    catalogue?: string[]
  }
}

/** Notes in each test's meta which texts of the catalogue it reached. Silences the log, where forced failures go. */
export function observeCatalogue() {
  // a test in the node environment has no screen
  const watch = typeof document === 'undefined' ? null : new CatalogueWatch()
  beforeEach(() => {
    setLogSink((failure) => {
      if (failure instanceof ApiFailure) watch?.failed(failure)
    })
    watch?.start()
  })
  afterEach(({ task }) => {
    const reached = watch?.stop() ?? []
    if (reached.length > 0) task.meta.catalogue = reached
  })
}
