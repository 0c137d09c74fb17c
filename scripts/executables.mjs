import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The program that the environment variable names, or undefined. Throws where it names a file that does not exist.
 * @param {string} variable
 */
export function named(variable) {
  const path = process.env[variable]
  if (!path || existsSync(path)) return path || undefined
  throw new Error(`${variable} names a file that does not exist: ${path}`)
}

/**
 * Where the program of this name is found on the PATH, or undefined.
 * @param {string} name
 */
export function onPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
