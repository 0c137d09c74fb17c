import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { personaOf } from '../../mocks/seeds/personas'
import { findMock } from './distScan'

let dir = ''

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dist-scan-'))
  await mkdir(join(dir, 'assets'))
  await writeFile(join(dir, 'assets/index.js'), 'fetch("/api/auth/plans")')
})
afterEach(() => rm(dir, { recursive: true }))

test('accepts a build without the mock', async () => {
  expect(await findMock(dir)).toEqual([])
})

test('finds the worker script, the mock’s code and its seed texts', async () => {
  const { email } = personaOf('active')
  await writeFile(join(dir, 'mockServiceWorker.js'), '')
  await writeFile(join(dir, 'assets/chunk.js'), `post("MOCK_ACTIVATE");seed("${email}")`)
  const problems = await findMock(dir)
  expect(problems.toSorted()).toEqual([
    'assets/chunk.js: MOCK_ACTIVATE',
    `assets/chunk.js: ${email}`,
    'mockServiceWorker.js: the worker script',
  ])
})
