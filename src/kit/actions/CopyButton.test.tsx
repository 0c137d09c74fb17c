import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from './CopyButton'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('returns to Copy two seconds after copying', async () => {
  vi.useFakeTimers()
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  render(<CopyButton value="studio@bank" what="UPI ID" />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy UPI ID' }))
  await act(() => vi.advanceTimersByTimeAsync(1999))
  expect(screen.getByRole('button', { name: 'Copied UPI ID' })).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('button', { name: 'Copy UPI ID' })).toBeInTheDocument()
  expect(writeText).toHaveBeenCalledExactlyOnceWith('studio@bank')
})
