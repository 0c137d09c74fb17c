import { afterEach } from 'vitest'
import { type Shown, takeShown } from './watch'

declare module 'vitest' {
  interface TaskMeta {
    /** What the test has shown of the product; scripts/coverage makes a table of it. */
    shown?: Shown
  }
}

/** Notes in each test's meta which screens it has shown, and what they called. */
export function noteInMeta() {
  afterEach(({ task }) => {
    const shown = takeShown()
    if (Object.keys(shown.screens).length > 0) task.meta.shown = shown
  })
}
