import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { demoPassword, personas } from '../../mocks/seeds/personas'

/** Strings that only the mock and the demo bar contain. The worker's and database's names also occur in other builds. */
const mockTexts = [
  'MOCK_ACTIVATE',
  'x-mock-backend',
  '@mswjs',
  'PRIMARY_KEY',
  demoPassword,
  ...personas.map(({ email }) => email),
]

const readable = new Set(['.html', '.js', '.mjs', '.css', '.svg', '.json', '.webmanifest'])

export async function findMock(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && readable.has(extname(entry.name)))
  const problems: string[] = []
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name)
    const text = await readFile(path, 'utf8')
    const found = mockTexts.filter((trace) => text.includes(trace))
    if (name === 'mockServiceWorker.js') found.push('the worker script')
    problems.push(...found.map((trace) => `${relative(dir, path)}: ${trace}`))
  }
  return problems
}
