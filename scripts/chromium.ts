import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { isMain } from './isMain.ts'

/** Chromium without a window: half the CPU time per page. */
const shell = 'chromium-headless-shell'
const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const isRoot = process.getuid?.() === 0

/** Stops Chromium's background requests. Root cannot use its sandbox. */
export const chromiumArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
]

/** The path of a Chromium on this machine, or undefined. Throws on a wrong CHROMIUM_PATH. */
export function findChromium(): string | undefined {
  const path = process.env['CHROMIUM_PATH']
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names a file that does not exist: ${path}`)
  return path || (findPlaywrights() ?? findOnPath(shell) ?? findFullChromium())
}

const findPlaywrights = () => [chromium.executablePath()].find((path) => path && existsSync(path))
const findFullChromium = () => fullBrowsers.map(findOnPath).find(Boolean) ?? [macChrome].find(isExecutable)

function findOnPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Like findChromium, but installs a missing Chromium if root on Debian. If none is found, throws with the command to run. */
export function ensureChromium(): string {
  const isNamed = Boolean(process.env['CHROMIUM_PATH'])
  const isComplete = isNamed || findPlaywrights() || (findOnPath(shell) && findFullChromium())
  if (!isComplete && isRoot && process.platform === 'linux') install(['chromium', shell])
  const found = findChromium()
  if (found) return found
  throw new Error('No Chromium found. Run: npx playwright install chromium (or set CHROMIUM_PATH)')
}

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })

function install(packages: readonly string[]) {
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: 300_000,
    })
  try {
    apt('update', '-qq')
    // one by one: not every system has the headless shell
    for (const name of packages) apt('install', '-y', '-qq', name)
  } catch {
    // not Debian, or no package source: use the Chromium that is installed
  }
}

if (isMain(import.meta.url)) process.stdout.write(`${ensureChromium()}\n`)
