import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The program that the environment variable names. Throws if there is no such file. */
export function named(variable: string): string | undefined {
  const path = process.env[variable]
  if (!path || existsSync(path)) return path || undefined
  throw new Error(`${variable} names a file that does not exist: ${path}`)
}

export function onPath(name: string): string | undefined {
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
