import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { isExecutable, named, onPath } from './executables.ts'
import { isMain } from './isMain.ts'

/** Chromium without windows: a page takes half the processor time. */
const shell = 'chromium-headless-shell'
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
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

/** The path of a Chromium on this machine, or undefined. A wrong CHROMIUM_PATH throws. */
export function findChromium(): string | undefined {
  return named('CHROMIUM_PATH') ?? findOwn() ?? onPath(shell) ?? findWholeChromium()
}

/** A Chromium with windows, profiles and settings, or undefined. */
function findWholeChromium(): string | undefined {
  return findOwn() ?? wholeBrowsers.map(onPath).find(Boolean) ?? [macChrome].find(isExecutable)
}

/** The one that Playwright has installed. */
const findOwn = () => [chromium.executablePath()].find((path) => path && existsSync(path))

/** Like findChromium, but installs it if possible (root on a Debian system) and otherwise throws with the command to run. */
export function ensureChromium(): string {
  const isNamed = Boolean(process.env['CHROMIUM_PATH'])
  const isComplete = isNamed || findOwn() || (onPath(shell) && findWholeChromium())
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
    // one by one: not every system has the shell
    for (const name of packages) apt('install', '-y', '-qq', name)
  } catch {
    // not Debian, or no package source: ensureChromium goes on with what there is
  }
}

if (isMain(import.meta.url)) process.stdout.write(`${ensureChromium()}\n`)
