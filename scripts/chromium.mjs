import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const isRoot = process.getuid?.() === 0

/** Keeps the browser off the network except for the pages under test. Root cannot use Chromium's sandbox. */
export const chromiumArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
]

/** The path of a Chromium that is already on this machine, or undefined. A wrong CHROMIUM_PATH throws. */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names a file that does not exist: ${named}`)
  }
  const own = chromium.executablePath()
  if (own && existsSync(own)) return own
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, macChrome].find(isExecutable)
}

/** Like findChromium, but installs one where that is possible (root on a Debian system), else throws with the command to run. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (isRoot && process.platform === 'linux') installChromium()
  const installed = findChromium()
  if (installed) return installed
  throw new Error('No Chromium found. Run: npx playwright install chromium (or set CHROMIUM_PATH)')
}

function installChromium() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { env, stdio: 'ignore' })
  } catch {
    // not Debian, or no package source can be reached: ensureChromium then says which command to run
  }
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.write(`${ensureChromium()}\n`)
}
