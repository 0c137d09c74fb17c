import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs an npm script with its output on the terminal. Rejects if it fails. */
export async function npmRun(script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  })
  const [status] = await once(child, 'close')
  if (status !== 0) throw new Error(`npm run ${script} failed`)
}
