import { expect, test } from 'vitest'
import type { Verdict } from './compareStory'
import { visualReport } from './report'
import { exitCodeOf, headline, percent, visualText } from './words'

const judged = (verdict: Verdict) => ({
  story: { id: 'kit-button--small', title: 'Kit/Button', name: 'Small <b>' },
  verdict,
})
const files = { before: 'b.png', after: 'a.png', difference: 'd.png' }
const differs = judged({
  verdict: 'differs',
  pictures: [{ width: 390, theme: 'dark', pixels: 3, share: 0.00001, ...files }],
})
const same = judged({ verdict: 'same' })
const failed = judged({ verdict: 'failed', why: 'after: no heading' })

test('the exit code tells the same, a difference and a failure apart', () => {
  expect(exitCodeOf([same, judged({ verdict: 'unsteady' })])).toBe(0)
  expect(exitCodeOf([same, differs])).toBe(1)
  expect(exitCodeOf([same, judged({ verdict: 'added', pictures: [] })])).toBe(1)
  expect(exitCodeOf([same, judged({ verdict: 'removed', pictures: [] })])).toBe(1)
  expect(exitCodeOf([differs, failed])).toBe(2)
})

test('a share above nothing is never written as none', () => {
  expect([0.00001, 0.0042, 0.25].map(percent)).toEqual(['under 0.01 %', '0.42 %', '25.0 %'])
})

test('the terminal and the report name what differs, where and how much', () => {
  const account = { judged: [same, differs, failed], commit: 'abc1234 A commit', only: [], seconds: 12 }
  expect(headline([same, differs])).toBe('1 story differs.')
  expect(visualText(account)).toContain('Kit/Button/Small <b>, 390 px, dark: 3 pixels, under 0.01 %')
  const report = visualReport(account)
  expect(report).toContain('<img src="d.png"')
  expect(report).toContain('after: no heading')
  expect(report).not.toContain('Small <b>')
  expect(report).not.toMatch(/https?:/)
})
