import { admin } from './admin.ts'
import { clicks } from './clicks.ts'
import { growth, mockGrowth } from './growth.ts'
import { heap } from './heap.ts'
import { mainThread } from './mainThread.ts'
import { members } from './members.ts'
import { mock } from './mock.ts'
import type { Section } from './section.ts'
import { site } from './site.ts'

/** In the order of the table. */
export const sections: readonly Section[] = [
  site,
  mainThread,
  clicks,
  members,
  admin,
  growth,
  heap,
  mock,
  mockGrowth,
]
