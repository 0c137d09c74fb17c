// npm run visual -- <branch, tag or commit> [options of `playwright test`, such as -g Kit/Actions/Button]
// Exit code 0: no difference; 1: stories differ, fail, are new or were removed.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildStorybooks } from './storybooks'

const [ref = 'main', ...options] = process.argv.slice(2)
const { before, after, root } = await buildStorybooks(ref)

const takePictures = (dir: string, update: 'all' | 'none') =>
  spawnSync(
    'npx',
    ['playwright', 'test', '--config', import.meta.dirname, '--update-snapshots', update, ...options],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, STORYBOOK: dir, STORYBOOK_BEFORE: before, PICTURES: join(root, 'pictures') },
    },
  ).status ?? 1

// a story that fails here has no picture, so the comparison reports it
takePictures(before, 'all')
process.exitCode = takePictures(after, 'none')
process.stdout.write('Report: visual-report/index.html\n')
