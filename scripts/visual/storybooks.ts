import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

type Story = { type: 'story' | 'docs'; id: string; title: string; name: string; tags: string[] }

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim()

/** Builds a ref's and the working tree's Storybook, in folders that are removed when the process exits. */
export async function buildStorybooks(ref: string) {
  const sha = commitOf(ref)
  const root = mkdtempSync(join(tmpdir(), 'visual-'))
  const tree = join(root, 'tree')
  process.once('exit', () => {
    rmSync(root, { recursive: true, force: true })
    git('worktree', 'prune')
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(2))
  git('worktree', 'add', '--detach', tree, sha)
  await shareOrInstallPackages(tree)
  const before = join(root, 'before')
  const after = join(root, 'after')
  await Promise.all([buildStorybook(tree, before), buildStorybook('.', after)])
  return { root, before, after }
}

function commitOf(ref: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  } catch {
    throw new Error(`No branch, tag or commit is called ${ref}.`)
  }
}

async function shareOrInstallPackages(tree: string) {
  const lock = 'package-lock.json'
  if (readFileSync(lock).equals(readFileSync(join(tree, lock))))
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction')
  else await npm(tree, ['ci'])
}

const buildStorybook = (cwd: string, outDir: string) =>
  npm(cwd, ['run', '--silent', 'build:storybook', '--', '--output-dir', outDir], {
    // stories need the mock, even if the shell sets a backend
    VITE_API_BASE_URL: '',
    // both builds may share node_modules, where Storybook would keep its cache
    CACHE_DIR: `${outDir}-cache`,
  })

async function npm(cwd: string, args: string[], variables = {}) {
  const env = { ...process.env, ...variables }
  const options = { cwd, env, shell: process.platform === 'win32', maxBuffer: Infinity }
  await promisify(execFile)('npm', args, options).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`npm ${args.join(' ')} failed in ${cwd}:\n${error.stdout}\n${error.stderr}`)
  })
}

/** The tested stories of a built Storybook: by ID, the place of each in the sidebar. */
export function storiesOf(dir: string): Map<string, string> {
  const { entries } = JSON.parse(readFileSync(join(dir, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>
  }
  const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'))
  return new Map(stories.map(({ id, title, name }) => [id, `${title}/${name}`]))
}
