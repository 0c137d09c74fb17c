import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Texts that only the mock and the demo bar contain. A minifier renames variables but keeps texts, so a bundle with one
 * of these modules contains its text. The names of the worker and the database are not listed: a build for a backend
 * contains them, to remove what a demo has left in the browser.
 */
const mockTexts = ['MOCK_ACTIVATE', 'x-mock-backend', '@mswjs', 'PRIMARY_KEY']

const readable = new Set(['.html', '.js', '.mjs', '.css', '.svg', '.json', '.webmanifest'])

/** Places from which a browser loads by itself: a link that a reader may follow is not one. */
const loads = [
  /<(?:script|img|iframe|source|video|audio|embed)\b[^>]*?\s(?:src|srcset)="(https?:)?\/\/([^"/]+)/g,
  /<link\b(?![^>]*\srel="canonical")[^>]*?\shref="(https?:)?\/\/([^"/]+)/g,
  /\burl\(\s*["']?(https?:)?\/\/([^"')/]+)/g,
  /@import\s+["'](https?:)?\/\/([^"'/]+)/g,
  /\b(?:fetch|import|importScripts|sendBeacon|WebSocket|EventSource)\(\s*["'`](https?:|wss?:)?\/\/([^"'`/]+)/g,
]

/**
 * The traces of the mock in a build for a real backend.
 * @param {string} dir
 * @param {string[]} demoTexts seed texts, such as e-mails
 */
export async function findMock(dir, demoTexts = []) {
  const problems = []
  for (const { name, text } of await files(dir)) {
    if (name.endsWith('mockServiceWorker.js')) problems.push(`${name}: the mock's worker script`)
    for (const trace of [...mockTexts, ...demoTexts]) {
      if (text.includes(trace)) problems.push(`${name}: holds ${JSON.stringify(trace)}`)
    }
  }
  return problems
}

/**
 * The places where a build loads something from a foreign host.
 * @param {string} dir
 * @param {(string | undefined)[]} allowedHosts
 */
export async function findForeignLoads(dir, allowedHosts = []) {
  const found = (await files(dir)).flatMap(({ name, text }) =>
    loads.flatMap((pattern) => [...text.matchAll(pattern)].map(([, , host]) => ({ name, host }))),
  )
  return found
    .filter(({ host }) => !allowedHosts.includes(host))
    .map(({ name, host }) => `${name}: loads from ${host}`)
}

/**
 * Texts of the seeds that only the demo may contain: the personas' email addresses and their password.
 * @param {string} path
 */
export async function readDemoTexts(path) {
  const source = await readFile(path, 'utf8')
  const emails = source.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []
  const password = /demoPassword\s*=\s*'([^']+)'/.exec(source)?.[1]
  if (emails.length === 0 || !password) throw new Error(`${path} holds no e-mail address or no demoPassword`)
  return [...new Set([...emails, password])]
}

/** @param {string} dir */
async function files(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile() && readable.has(extname(entry.name)))
      .map((entry) => join(entry.parentPath, entry.name))
      .map(async (path) => ({ name: relative(dir, path), text: await readFile(path, 'utf8') })),
  )
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const demoTexts = await readDemoTexts('mocks/seeds/personas.ts')
  const problems = [
    ...(await findMock('dist-base-url', demoTexts)).map((problem) => `dist-base-url/${problem}`),
    ...(await findForeignLoads('dist-base-url')).map((problem) => `dist-base-url/${problem}`),
    ...(await findForeignLoads('dist')).map((problem) => `dist/${problem}`),
  ]
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\n`)
    process.exit(1)
  }
  process.stdout.write('No mock in dist-base-url, nothing loaded from foreign hosts in either build.\n')
}
