import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findOnPath, isExecutable, pathFromEnv } from './executables.ts'
import { isMain } from './isMain.ts'

/** Chromium without a window: half the CPU time per page. */
const shell = 'chromium-headless-shell'
const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const isRoot = process.getuid?.() === 0

/** No network beyond the pages under test. Root cannot use Chromium's sandbox. */
export const chromiumArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
]

/** The path of a Chromium on this machine, or undefined. Throws on a wrong CHROMIUM_PATH. */
export function findChromium(): string | undefined {
  return pathFromEnv('CHROMIUM_PATH') ?? findPlaywrights() ?? findOnPath(shell) ?? findFullChromium()
}

function findFullChromium(): string | undefined {
  return findPlaywrights() ?? fullBrowsers.map(findOnPath).find(Boolean) ?? [macChrome].find(isExecutable)
}

const findPlaywrights = () => [chromium.executablePath()].find((path) => path && existsSync(path))

/** Like findChromium, but installs it if missing (as root on Debian); otherwise throws with the command to run. */
export function ensureChromium(): string {
  const isNamed = Boolean(process.env['CHROMIUM_PATH'])
  const isComplete = isNamed || findPlaywrights() || (findOnPath(shell) && findFullChromium())
  if (!isComplete && isRoot && process.platform === 'linux') install(['chromium', shell])
  const found = findChromium()
  if (found) return found
  throw new Error('No Chromium found. Run: npx playwright install chromium (or set CHROMIUM_PATH)')
}

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
