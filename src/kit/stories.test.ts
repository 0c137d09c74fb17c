import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync('src/kit', { recursive: true, encoding: 'utf8' })
const stories = files.filter((file) => file.endsWith('.stories.tsx'))
const shown = stories.flatMap((file) => {
  const subcomponents = /subcomponents: \{([^}]+)\}/.exec(readFileSync(`src/kit/${file}`, 'utf8'))?.[1] ?? ''
  return [basename(file, '.stories.tsx'), ...subcomponents.split(',').map((name) => name.trim())]
})

/** Rendered only by other components. */
const parts = ['Field', 'DialogPopup', 'MenuPopup', 'TableGrid']

test('has a story for every component that screens import', () => {
  const components = files
    .filter((file) => /^\w+[\\/][A-Z]\w+\.tsx$/.test(file))
    .map((file) => basename(file, '.tsx'))
  expect(components.filter((name) => !shown.includes(name) && !parts.includes(name))).toEqual([])
})
