import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword, personaOf } from '@mocks/seeds/personas'
import { startHttpMock } from '@mocks/transport/http'
import { commands } from './commands'

const MINUTES = 60_000
const folder = mkdtempSync(join(tmpdir(), 'documented-'))
const running = new Set<ChildProcess>()
let mock: Awaited<ReturnType<typeof startHttpMock>>

beforeAll(async () => {
  mock = await startHttpMock({ port: 0 })
})

afterAll(async () => {
  for (const process of running) end(process)
  await mock.close()
  for (const path of [folder, 'dist-docs']) rmSync(path, { recursive: true, force: true })
})

/** What the documents write in place of what only their readers know. */
function filledIn(command: string): string {
  const admin = `${personaOf('admin').email}:${demoPassword}`
  return command
    .replace('https://api.example.com', mock.url)
    .replace('rohan@example.com:password', admin)
    .replace('report.html', join(folder, 'report.html'))
}

const withOptions = (command: string, options: string) =>
  [command, command.includes(' -- ') || options === '' ? '' : '--', options].filter(Boolean).join(' ')

/** The same command, where the test runner only says what it would run. */
function listing(command: string): string {
  return command.includes(' playwright test ')
    ? `${command} --list`
    : command.replace('vitest run', 'vitest list')
}

type Run = { command: string; until?: RegExp }

const toRun = Object.entries(commands).flatMap(([command, proof]): Run[] => {
  if ('lists' in proof) return [{ command: listing(command) }]
  if (!('runs' in proof)) return []
  return [{ command: withOptions(command, proof.append ?? ''), ...(proof.until && { until: proof.until }) }]
})

test.each(toRun)('$command', { timeout: 10 * MINUTES }, async ({ command, until }) => {
  await expect(works(filledIn(command), until)).resolves.toBe(true)
})

/** Whether the command ends well, or comes to a line with an address that answers. Throws with its output otherwise. */
async function works(command: string, until?: RegExp): Promise<boolean> {
  const env = { ...process.env, NO_COLOR: '1', PORT: '4673' }
  const child = spawn(command, { shell: true, detached: true, env })
  running.add(child)
  let output = ''
  const address = await new Promise<string | undefined>((resolve, reject) => {
    const hear = (part: Buffer) => {
      output += stripVTControlCharacters(String(part))
      const found = until?.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', (code) => {
      running.delete(child)
      if (until === undefined && code === 0) resolve(undefined)
      else reject(new Error(`${command} ended with ${code}\n${output}`))
    })
  })
  // the mock as a server has nothing at its root, and says so
  const answers = address === undefined || (await fetch(address)).status < 500
  end(child)
  return answers
}

/** Ends a command with all that it has started. */
function end(child: ChildProcess) {
  if (running.delete(child) && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
}
