import { pathToFileURL } from 'node:url'

/** Whether Node was started with the module that has this `import.meta.url`. */
export const isMain = (url: string) =>
  process.argv[1] !== undefined && url === pathToFileURL(process.argv[1]).href
