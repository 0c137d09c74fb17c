import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path in the environment variable, if set. Throws if there is no such file. */
export function pathFromEnv(variable: string): string | undefined {
  const path = process.env[variable]
  if (!path || existsSync(path)) return path || undefined
  throw new Error(`${variable} names a file that does not exist: ${path}`)
}

export function findOnPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
