import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { isExecutable, named, onPath } from './executables.mjs'

/** Chromium without the windows that nobody sees here: a page costs it half of the processor's time. */
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

/** The path of a Chromium that is already on this machine, or undefined. A wrong CHROMIUM_PATH throws. */
export function findChromium() {
  return named('CHROMIUM_PATH') ?? findOwn() ?? onPath(shell) ?? findWholeChromium()
}

/** A Chromium with windows, profiles and settings, or undefined. */
function findWholeChromium() {
  return findOwn() ?? wholeBrowsers.map(onPath).find(Boolean) ?? [macChrome].find(isExecutable)
}

/** The one that Playwright has installed. */
const findOwn = () => [chromium.executablePath()].find((path) => path && existsSync(path))

/**
 * Like findChromium, but first installs what is missing where that is possible (root on a Debian system). Throws with the
 * command to run where no browser is found and none can be installed.
 */
export function ensureChromium() {
  const isNamed = Boolean(process.env['CHROMIUM_PATH'])
  const isComplete = isNamed || findOwn() || (onPath(shell) && findWholeChromium())
  if (!isComplete && isRoot && process.platform === 'linux') install(['chromium', shell])
  const found = findChromium()
  if (found) return found
  throw new Error('No Chromium found. Run: npx playwright install chromium (or set CHROMIUM_PATH)')
}

/** @param {string[]} packages */
function install(packages) {
  /** @param {string[]} args */
  const apt = (...args) =>
    execFileSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: 300_000,
    })
  try {
    apt('update', '-qq')
    // each by itself: not every system has the shell
    for (const name of packages) apt('install', '-y', '-qq', name)
  } catch {
    // not Debian, or no package source can be reached: ensureChromium then goes on with what there is, or says what to run
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.write(`${ensureChromium()}\n`)
}
