import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findForeignLoads, findMock, readDemoTexts } from './dist-scan.mjs'

let dir = ''

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dist-scan-'))
  await write(
    'index.html',
    '<script type="module" src="/assets/index.js"></script><a href="https://x.test/">x</a>',
  )
  await write('assets/index.js', 'fetch("/api/auth/plans")')
})
afterEach(() => rm(dir, { recursive: true }))

const write = async (name: string, text: string) => {
  await mkdir(dirname(join(dir, name)), { recursive: true })
  await writeFile(join(dir, name), text)
}

test('a clean build has no problems', async () => {
  expect(await findMock(dir, ['asha@example.com'])).toEqual([])
  expect(await findForeignLoads(dir)).toEqual([])
})

test('finds the worker script, code of the mock and seed texts', async () => {
  await write('mockServiceWorker.js', '')
  await write('assets/chunk.js', 'post("MOCK_ACTIVATE");seed("asha@example.com")')
  expect(await findMock(dir, ['asha@example.com'])).toEqual(
    expect.arrayContaining([
      expect.stringContaining("the mock's worker script"),
      expect.stringContaining('MOCK_ACTIVATE'),
      expect.stringContaining('asha@example.com'),
    ]),
  )
})

describe('a load from a foreign host', () => {
  test.each([
    ['a script', 'index.html', '<script async src="https://cdn.test/a.js"></script>'],
    ['a style sheet', 'index.html', '<link rel="stylesheet" href="//fonts.test/css">'],
    ['an image', 'assets/a.js', 'e.innerHTML=\'<img alt="" src="https://img.test/a.png">\''],
    ['a font in CSS', 'assets/a.css', '@font-face{src:url(https://fonts.test/a.woff2)}'],
    ['a call', 'assets/a.js', 'fetch(`https://api.test/v1`)'],
  ])('is found: %s', async (_what, name, text) => {
    await write(name, text)
    expect(await findForeignLoads(dir)).toHaveLength(1)
  })

  test('is not a canonical address, which nobody loads', async () => {
    await write('a.html', '<link rel="canonical" href="https://shop.test/plans" />')
    expect(await findForeignLoads(dir)).toEqual([])
  })

  test('is let through when its host is allowed', async () => {
    await write('a.html', '<img src="https://api.test/a.png">')
    expect(await findForeignLoads(dir, ['api.test'])).toEqual([])
  })
})

test('reads addresses and the password from the personas, and refuses a file without them', async () => {
  await write(
    'personas.ts',
    "export const demoPassword = 'secret-1'\nconst a = { email: 'asha@example.com' }",
  )
  expect(await readDemoTexts(join(dir, 'personas.ts'))).toEqual(['asha@example.com', 'secret-1'])
  await write('empty.ts', '')
  await expect(readDemoTexts(join(dir, 'empty.ts'))).rejects.toThrow('demoPassword')
})
