import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue, sections } from './texts'

const specification = readFileSync('docs/specification.md', 'utf8')

/** The section under a heading, up to the next heading of the same or a higher level. */
function under(heading: string, text: string): string {
  const rank = heading.indexOf(' ')
  const start = text.indexOf(`\n${heading}\n`)
  if (start < 0) throw new Error(`No heading "${heading}"`)
  const rest = text.slice(start + heading.length + 2)
  const end = rest.search(new RegExp(`^#{1,${rank}} `, 'm'))
  return end < 0 ? rest : rest.slice(0, end)
}

/** "Team member/Feature/Service not found." means three texts; "..." means any of these record types. */
function expanded(quoted: string): string[] {
  const text = quoted.replace('Failed to delete ... ', 'Failed to delete team member/feature/service. ')
  const choice = /(?:team members?|added)(?:\/\w+)+/i.exec(text)
  if (!choice) return [text]
  return choice[0].split('/').flatMap((one) => expanded(text.replace(choice[0], one)))
}

test.each(sections)('has exactly the %s texts of the specification', (section) => {
  const part = under(`### ${section}`, under('## 8. The error catalogue', specification))
  const quoted = [...part.matchAll(/'([^']+)'/g)].flatMap(([, text = '']) => expanded(text))
  const texts = catalogue.flatMap(({ section: of, shown }) =>
    of === section && typeof shown === 'object' ? [shown.text] : [],
  )
  expect(quoted.length).toBeGreaterThan(3)
  expect([...new Set(texts)].toSorted()).toEqual([...new Set(quoted)].toSorted())
})
