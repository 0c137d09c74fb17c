import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { demoPaths } from '../demoPaths'
import { ErrorTour } from './ErrorTour'
import { MomentStrip } from './MomentStrip'
import { moments } from './moments'

test('keeps its search in the address and in its links', async () => {
  history.replaceState({ placeTop: 40 }, '', demoPaths.errors)
  const { unmount } = render(<ErrorTour />)
  await userEvent.type(screen.getByRole('searchbox'), 'coupon delete')
  expect(location.search).toBe('?q=coupon+delete')
  expect(history.state).toEqual({ placeTop: 40 })
  unmount()
  render(<ErrorTour />)
  expect(screen.getByText('2 of 132 messages')).toBeVisible()
  const [link] = screen.getAllByRole('link', { name: /^Show it/ })
  expect(link?.getAttribute('href')).toMatch(/\?q=coupon\+delete$/)
})

test('leads from a moment back to the search', () => {
  const [moment] = moments
  if (!moment) throw new Error('no moments')
  render(<MomentStrip moment={moment} search="coupon" onEnd={() => {}} />)
  const back = screen.getByRole('link', { name: 'Back to the error tour' })
  expect(back.getAttribute('href')).toMatch(/^\/demo\/errors\?q=coupon#/)
})
