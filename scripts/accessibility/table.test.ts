import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accessibility, faultsOf, readSource, rowsOf } from './table.ts'

test('every criterion of level A and AA has its row, and every named test is there', () => {
  const { faults, count } = accessibility()
  expect(faults).toEqual([])
  expect(count).toBe(55)
})

test('a row that is wrong is told', () => {
  const rows = rowsOf(
    [
      '| 1.1.1 Non-text Content | AA | Somehow. | axe |',
      '| 9.9.9 Made Up | A | Somehow. | By reading; hope |',
      '| 2.1.1 Keyboard | A | Somehow. | `e2e/a.spec.ts` “goes by keyboard”; `e2e/b.spec.ts` “gone” |',
    ].join('\n'),
  )
  const faults = faultsOf(rows, (file) => (file === 'e2e/a.spec.ts' ? "test('goes by mouse')" : null))
  expect(faults).toEqual(
    expect.arrayContaining([
      '1.1.1 is “Non-text Content”, level A.',
      '1.2.1 Audio-only and Video-only (Prerecorded) is missing.',
      '9.9.9 is no criterion of level A or AA.',
      '9.9.9 is shown by “hope”, which is neither a test, nor axe, nor reading.',
      '2.1.1: e2e/a.spec.ts has no test “goes by keyboard”.',
      '2.1.1: there is no e2e/b.spec.ts.',
    ]),
  )
})

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => /\.(tsx|css)$/.test(file) && !/\.(test|stories)\.tsx$/.test(file))

test('there is no sound, film, dragging or locked orientation to judge', () => {
  const found = /<(video|audio|track)\b|\bonDrag|\bdraggable\b|\bonTouch|devicemotion|\(orientation:/i
  expect(sources.filter((file) => found.test(readSource(file) ?? ''))).toEqual([])
  expect(sources.length).toBeGreaterThan(200)
})

test('fields about the person say what they are for', () => {
  const purposes = {
    'src/site/login/LoginForm.tsx': ['username', 'current-password'],
    'src/site/register/RegisterForm.tsx': ['name', 'username', 'new-password'],
    'src/site/contact/ContactForm.tsx': ['name', 'email', 'tel'],
    'src/site/chrome/NewsletterForm.tsx': ['email'],
  }
  const missing = Object.entries(purposes).flatMap(([file, wanted]) =>
    wanted.filter((purpose) => !readSource(file)?.includes(`autoComplete="${purpose}"`)),
  )
  expect(missing).toEqual([])
})
