// npm run bench -- site|rows [--build no] [--runs 3] [--pages /,/plans] [--sizes 1000,10000,50000]
// Measures the site as built for a real backend, which the mock plays, and prints a table.
// Exit code 1: over budget; 2: the measurement failed.
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { startHttpMock } from '@mocks/transport/http'
import { npmRun } from '../npmRun'
import { measureRows } from './rows'
import { measureSite } from './site'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'string', default: 'yes' },
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: '/,/about,/plans,/services,/features,/team,/contact,/login,/register' },
    sizes: { type: 'string', default: '1000,10000,50000' },
  },
})
const runs = Number(values.runs)
const { VITE_API_BASE_URL: api = '' } = loadEnv('base-url', process.cwd(), 'VITE_')

const measures = {
  site: () => measureSite(values.pages.split(','), runs),
  rows: () => measureRows(values.sizes.split(',').map(Number), runs),
}

try {
  const [name] = positionals
  if (name !== 'site' && name !== 'rows') throw new Error('npm run bench -- site|rows')
  // the backend runs during the build too, for the prerendered pages that hold its answers
  const backend = await startHttpMock({ port: Number(new URL(api).port) })
  try {
    if (values.build !== 'no') await npmRun('build', ['--mode', 'base-url', '--outDir', 'dist-base-url'])
    report(await measures[name]())
  } finally {
    await backend.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}

function report({ table, notes, over }: { table: string[][]; notes: string[]; over: string[] }) {
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  for (const [first = '', ...others] of table) {
    const cells = others.map((cell, index) => cell.padStart(widths[index + 1] ?? 0))
    process.stdout.write(`${[first.padEnd(widths[0] ?? 0), ...cells].join('  ')}\n`)
  }
  for (const note of notes) process.stdout.write(`${note}\n`)
  for (const line of over) process.stdout.write(`Over budget: ${line}\n`)
  if (over.length > 0) process.exitCode = 1
}
