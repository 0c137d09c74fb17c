import { spawnSync } from 'node:child_process'

/** Runs an npm script with its output on the terminal. Throws if it fails. */
export function npmRun(script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`npm run ${script} failed`)
}
