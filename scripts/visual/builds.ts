import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Builds = {
  /** Folders of the two built Storybooks. */
  before: string
  after: string
  /** The commit that `before` was built from: its short name and the first line of its message. */
  commit: string
}

/**
 * Builds the Storybook of a commit, in a working tree of its own, and that of the present files, or of the commit once more where
 * `after` says so, and hands them to `use`.
 * The commit is built with the packages that are installed here, unless its lock file names others. Nothing is left behind.
 * Rejects where there is no such commit, where a build fails, and as `use` does.
 */
export async function withStorybooks<Result>(
  ref: string,
  use: (builds: Builds) => Promise<Result>,
  after: 'present' | 'commit' = 'present',
): Promise<Result> {
  const sha = commitOf(ref)
  const root = mkdtempSync(join(tmpdir(), 'visual-'))
  const tree = join(root, 'tree')
  const stopped = new AbortController()
  const clear = () => {
    stopped.abort()
    rmSync(root, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  const interrupted = () => {
    clear()
    process.exit(2)
  }
  process.once('SIGINT', interrupted)
  process.once('SIGTERM', interrupted)
  try {
    git('worktree', 'add', '--detach', tree, sha)
    const builds = {
      before: join(root, 'before'),
      after: join(root, 'after'),
      commit: git('log', '-1', '--format=%h %s', sha),
    }
    await installPackages(tree, stopped.signal)
    await Promise.all([
      buildStorybook(tree, builds.before, stopped.signal),
      buildStorybook(after === 'present' ? '.' : tree, builds.after, stopped.signal),
    ])
    return await use(builds)
  } finally {
    process.off('SIGINT', interrupted)
    process.off('SIGTERM', interrupted)
    clear()
  }
}

function commitOf(ref: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  } catch {
    throw new Error(`There is no commit that is called ${ref}.`)
  }
}

/** What git answers. What it says besides is thrown with its failure. */
const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim()

async function installPackages(tree: string, signal: AbortSignal) {
  const lock = 'package-lock.json'
  if (readFileSync(lock).equals(readFileSync(join(tree, lock))))
    return symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction')
  await npm(tree, signal, ['ci'])
}

/** Builds the Storybook of the product in a folder. Rejects with what the build has said. */
async function buildStorybook(cwd: string, outDir: string, signal: AbortSignal): Promise<void> {
  const env = {
    // a variable that names a backend would change what the stories show
    VITE_API_BASE_URL: '',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    // the packages are shared by both builds; beside them Storybook would keep its notes, and one overwrite the other's
    CACHE_DIR: `${outDir}-cache`,
  }
  await npm(cwd, signal, ['run', '--silent', 'build:storybook', '--', '--output-dir', outDir], env)
}

async function npm(cwd: string, signal: AbortSignal, args: string[], variables = {}) {
  const env = { ...process.env, ...variables }
  const options = { cwd, env, signal, shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 }
  try {
    await run('npm', args, options)
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`npm ${args.join(' ')} failed in ${cwd}:\n${stdout}\n${stderr}`, { cause: error })
  }
}
