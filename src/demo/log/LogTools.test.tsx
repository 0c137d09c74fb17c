import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Har } from 'har-format'
import { expect, test } from 'vitest'
import { catchDownload } from '@/testing/catchDownload'
import { loggedCall } from '@/testing/loggedCalls'
import { callLog } from './callLog'
import { LogTools } from './LogTools'

const calls = [loggedCall(1), loggedCall(2)]

const show = () =>
  render(<LogTools filter={{ text: '', kind: 'all' }} onFilter={() => {}} shown={calls.slice(1)} />)

test('what is shown is offered as a HAR file', async () => {
  show()
  const button = screen.getByRole('button', { name: 'Download these calls as HAR' })
  const { name, text } = await catchDownload(() => userEvent.click(button))
  expect(name).toMatch(/^calls-\d{4}-\d\d-\d\d\.har$/)
  expect((JSON.parse(text) as Har).log.entries).toHaveLength(1)
})

test('the log is cleared', async () => {
  callLog.set(calls)
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Clear the log' }))
  expect(callLog.get()).toEqual([])
})
