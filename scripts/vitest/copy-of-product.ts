import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the build reads. */
const sources = [
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'src',
  'mocks',
  'public',
  'scripts',
]

/** A new folder with all that a build needs, to be changed and built there; whoever asks for it removes it. */
export async function copyOfProduct(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'product-'))
  for (const source of sources) await cp(source, join(folder, source), { recursive: true })
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return folder
}
