import { spawnSync } from 'node:child_process'
import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOfProduct } from './vitest/copy-of-product'

let folder = ''

beforeAll(async () => {
  folder = await copyOfProduct()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test(
  'a build for a backend is refused when something of the mock is in it',
  { timeout: 120_000 },
  async () => {
    const planted = "\nimport { personas } from '@mocks/seeds/personas'\nconsole.log(personas)\n"
    await appendFile(join(folder, 'src', 'main.tsx'), planted)
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, VITE_API_BASE_URL: '/' },
    })
    expect(stderr).toContain('The build for a backend holds parts of the mock:')
    expect(stderr).toMatch(/^assets\/[\w-]+\.js: holds "\S+@\S+"$/m)
    expect(status).toBe(1)
  },
)
