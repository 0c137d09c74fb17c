// npm run bench -- [--build no] [--runs 3] [--pages /,/plans]
// Measures the site as built for a real backend, which the mock plays, and prints a table.
// Exit code 1: over budget; 2: the measurement failed.
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { startHttpMock } from '@mocks/transport/http'
import { npmRun } from '../npmRun'
import { measureSite } from './site'

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: 'yes' },
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: '/,/about,/plans,/services,/features,/team,/contact,/login,/register' },
  },
})
const pages = values.pages.split(',')
const { VITE_API_BASE_URL: api = '' } = loadEnv('base-url', process.cwd(), 'VITE_')

try {
  for (const page of pages)
    if (!page.startsWith('/')) throw new Error(`--pages takes paths such as /plans, not ${page}`)
  // the backend runs during the build too, for the prerendered pages that hold its answers
  const backend = await startHttpMock({ port: Number(new URL(api).port) })
  try {
    if (values.build !== 'no') await npmRun('build', ['--mode', 'base-url', '--outDir', 'dist-base-url'])
    report(await measureSite(pages, Number(values.runs)))
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
