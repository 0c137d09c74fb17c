// node scripts/build-demo.mjs [--outDir <folder>] [--base </path/>]
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    outDir: { type: 'string', default: 'dist-demo' },
    base: { type: 'string', default: '/' },
  },
})
const { outDir, base } = values
// a variable that names a backend would make a build without the demo
const env = { ...process.env, VITE_API_BASE_URL: '', STORYBOOK_DISABLE_TELEMETRY: '1' }

// first, because it empties the folder
run('build', '--base', base, '--outDir', outDir, '--with-demo-sections')
run('build:storybook', '--output-dir', join(outDir, 'storybook'), '--loglevel', 'warn')

/** @param {string} script @param {string[]} options */
function run(script, ...options) {
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...options], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env,
  })
  if (status !== 0) process.exit(status ?? 1)
}
