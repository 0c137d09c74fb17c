import { spawn } from 'node:child_process'
import { once } from 'node:events'

export const backendDir = 'dist-bench'

/**
 * Builds the product for the backend at this address, into `backendDir`. The build asks it for the plans, so that whoever
 * answers for it has to run meanwhile. Rejects when the build fails.
 */
export async function buildFor(api: string): Promise<void> {
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--outDir', backendDir], {
    env: { ...process.env, VITE_API_BASE_URL: api },
    stdio: 'inherit',
  })
  const [code] = (await once(build, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The build failed')
}
