import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { named, onPath } from '../executables'
import { findXvfb, startDisplay } from './display.ts'
import type { Engine, EngineKind, Visit } from './engine.ts'
import { keepProblems, TAKE_PROBLEMS } from './problems.ts'
import { elementPath, keyOf, type WebDriver, webDriverAt } from './webDriver.ts'

/** How long a driver takes to answer first, and then to open its browser. */
const STARTS_WITHIN_MS = 10_000

const find = () => named('WEBKIT_DRIVER_PATH') ?? onPath('WebKitWebDriver')

/** WebKitGTK's small browser, spoken to by its WebDriver, on a display that nobody sees. */
export const webkit: EngineKind = {
  id: 'webkit',
  missing() {
    if (!find())
      return 'no WebKitWebDriver on the PATH (Debian: webkit2gtk-driver; or set WEBKIT_DRIVER_PATH)'
    return findXvfb() ? null : 'no Xvfb on the PATH, which WebKitGTK draws into (Debian: xvfb)'
  },
  start,
}

async function start(): Promise<Engine> {
  const first = await openBrowser()
  await first.end()
  return {
    version: `WebKitGTK ${first.session.browserVersion}`,
    async visit() {
      const { session, end } = await openBrowser()
      return visitIn(session, end)
    },
    stop: () => Promise.resolve(),
  }
}

/** Now and then WebKitWebDriver never answers when it is to open its browser, before any page is there: then another one is asked. */
async function openBrowser() {
  try {
    return await openOnce()
  } catch {
    return openOnce()
  }
}

/**
 * A browser with a driver and a display of its own, so that nothing of the one before is left. Where the driver hangs, it is
 * ended all the same: it is killed, and its browser ends with the display.
 */
async function openOnce() {
  const display = await startDisplay()
  const port = await freePort()
  const driver = spawn(find() ?? '', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  })
  const kill = () => driver.kill('SIGKILL')
  process.once('exit', kill)
  const end = async () => {
    process.off('exit', kill)
    kill()
    if (driver.exitCode === null && driver.signalCode === null) await once(driver, 'exit')
    await display.stop()
  }
  try {
    const webDriver = webDriverAt(`http://127.0.0.1:${port}`)
    await answers(webDriver, driver)
    return { session: await webDriver.newSession(STARTS_WITHIN_MS), end }
  } catch (failure) {
    await end()
    throw failure
  }
}

type Session = Awaited<ReturnType<WebDriver['newSession']>>

function visitIn({ send }: Session, end: () => Promise<void>): Visit {
  const run = (script: string) => send('POST', '/execute/sync', { script, args: [] })
  // classic WebDriver tells nothing of the console: the page keeps it, from the moment its document has loaded
  const listen = () => run(keepProblems())
  return {
    async open(url) {
      await send('POST', '/url', { url })
      await listen()
    },
    async reload() {
      await send('POST', '/refresh', {})
      await listen()
    },
    run,
    async element(script) {
      const path = elementPath(await run(script))
      if (path === null) return null
      return {
        async click() {
          await send('POST', `${path}/click`, {})
        },
        async type(text) {
          await send('POST', `${path}/value`, { text })
        },
      }
    },
    async press(key) {
      const value = keyOf(key)
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    async resize(width, height) {
      await send('POST', '/window/rect', { x: 0, y: 0, width, height })
    },
    async picture() {
      return Buffer.from(String(await send('GET', '/screenshot')), 'base64')
    },
    async problems() {
      return (await run(TAKE_PROBLEMS)) as string[]
    },
    close: end,
  }
}

/** Waits until the driver answers. Rejects when it ends, or says nothing in time. */
async function answers(webDriver: WebDriver, driver: ChildProcess) {
  const end = performance.now() + STARTS_WITHIN_MS
  while (!(await webDriver.isReady())) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`)
    if (performance.now() > end) throw new Error('WebKitWebDriver does not answer.')
    await wait(100)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
