import type { Shown } from '../../src/testing/coverage/watch.ts'

/** What one passed test has shown. A story has an id. */
export type RecordedTest = Shown & { file: string; test: string; storyId?: string }

/** Where a complete run of each project leaves what its tests have shown. */
export const recordPaths = { unit: 'coverage/unit.json', storybook: 'coverage/stories.json' } as const
