import { demoFolder } from '@/config/demo'

/** The demo's own pages, below the base. */
export const demoPaths = {
  screens: `${demoFolder}/screens`,
  sideBySide: `${demoFolder}/side-by-side`,
  errors: `${demoFolder}/errors`,
} as const
