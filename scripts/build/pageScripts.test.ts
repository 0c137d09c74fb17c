import { expect, test } from 'vitest'
import { type Output, scriptsOf } from './pageScripts'

const chunk = (fileName: string, imports: string[], moduleIds: string[] = [], isEntry = false) =>
  ({
    type: 'chunk',
    fileName,
    imports,
    moduleIds,
    facadeModuleId: null,
    isEntry,
  }) as unknown as Output[number]

const output = [
  chunk('entry.js', ['router.js', 'react.js'], ['/product/src/main.tsx'], true),
  chunk('router.js', ['react.js']),
  chunk('react.js', []),
  // a cycle
  chunk('kit.js', ['data.js', 'react.js']),
  chunk('data.js', ['kit.js']),
  chunk('page.js', ['kit.js', 'entry.js'], ['/product/src/site/team/TeamPage.tsx']),
]

test('lists each script of a page once: imports first, the entry last', () => {
  const scripts = ['react.js', 'router.js', 'data.js', 'kit.js', 'page.js', 'entry.js']
  expect(scriptsOf(output, ['/src/site/team/TeamPage.tsx'])).toEqual(scripts)
  expect(scriptsOf(output, [])).toEqual(['react.js', 'router.js', 'entry.js'])
})

test('throws on a module that is in no script', () => {
  expect(() => scriptsOf(output, ['/src/site/gone/GonePage.tsx'])).toThrow('/src/site/gone/GonePage.tsx')
})
