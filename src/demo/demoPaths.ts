import { demoFolder } from '@/config/demo'

/** The addresses of the demo's own pages, below the folder that the product is hosted in. */
export const demoPaths = {
  sideBySide: `${demoFolder}/side-by-side`,
  errors: `${demoFolder}/errors`,
} as const
