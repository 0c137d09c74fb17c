// tsx scripts/build.ts [--mode <mode>] [--outDir <folder>] [--base </path/>] [--with-storybook]
import { rm } from 'node:fs/promises'
import { basename, join, parse, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build, loadEnv, type Rolldown } from 'vite'
import { demoWorker } from '../src/config/demo'
import { backendAddress } from './build/backendAddress'
import { type Renderers, writeDocuments } from './build/documents'
import { npmRun } from './npmRun'

const { values } = parseArgs({
  options: {
    mode: { type: 'string' },
    outDir: { type: 'string', default: 'dist' },
    base: { type: 'string', default: '/' },
    'with-storybook': { type: 'boolean', default: false },
  },
})
const { outDir, mode = 'production', 'with-storybook': withStorybook } = values
const base = `/${values.base}/`.replaceAll(/\/+/g, '/')

// a test that starts this would otherwise get React's development build
process.env.NODE_ENV = 'production'
// a named mode reads .env.<mode> and ignores the shell's variables
if (values.mode !== undefined)
  for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) delete process.env[name]
if (withStorybook) process.env['VITE_API_BASE_URL'] = ''

const env = loadEnv(mode, process.cwd(), 'VITE_')
const backend = backendAddress(env['VITE_API_BASE_URL'])
const isDemo = backend === null
console.log(
  isDemo
    ? 'Building the demo, with the mock.'
    : `Building for the backend at ${backend} (VITE_API_BASE_URL).`,
)

const shared = { mode, base }
const { output } = (await build({
  ...shared,
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true },
})) as Rolldown.RolldownOutput
// inside the project, for Node to find packages
const ssrDir = `dist-ssr/${basename(outDir)}`
const input = ['src/app/prerender.tsx', 'src/app/frames.tsx']
if (isDemo) input.push('src/demo/prerenderDemo.ts')
await build({
  ...shared,
  logLevel: 'error',
  build: { outDir: ssrDir, ssr: true, copyPublicDir: false, rolldownOptions: { input } },
})
const renderers = input.map((file) => import(pathToFileURL(resolve(ssrDir, `${parse(file).name}.js`)).href))
await writeDocuments(
  { output, outDir, base, env, backend, withStorybook },
  (await Promise.all(renderers)) as Renderers,
)
await rm(ssrDir, { recursive: true })
if (!isDemo) {
  await rm(join(outDir, demoWorker))
  const modules = output.flatMap((built) => (built.type === 'chunk' ? built.moduleIds : []))
  const mock = modules.filter((id) =>
    /^(mocks|src\/demo|node_modules\/(msw|@mswjs))\//.test(relative('.', id)),
  )
  if (mock.length > 0)
    throw new Error(`The build for a backend contains parts of the mock:\n${mock.join('\n')}`)
}
if (withStorybook)
  await npmRun('build:storybook', ['--output-dir', join(outDir, 'storybook'), '--loglevel', 'warn'], {
    STORYBOOK_DISABLE_TELEMETRY: '1',
  })
