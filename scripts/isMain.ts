import { pathToFileURL } from 'node:url'

export const isMain = (url: string) =>
  process.argv[1] !== undefined && url === pathToFileURL(process.argv[1]).href
