import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TypingLine } from './TypingLine'

const phrases = ['Web', 'Apps']
/** Each render schedules the next step, so time must advance in small pieces. */
const wait = (ms: number) => {
  for (let gone = 0; gone < ms; gone += 10) {
    act(() => {
      vi.advanceTimersByTime(Math.min(10, ms - gone))
    })
  }
}
/** The first <b> only reserves the width. */
const typed = () => [...document.querySelectorAll('b')].at(-1)?.textContent

beforeEach(() => {
  vi.useFakeTimers()
  render(<TypingLine lead="We build" phrases={phrases} />)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('typing line', () => {
  it('waits 900 ms, deletes each letter in 50 ms, types each in 100 ms', () => {
    expect(typed()).toBe('Web')
    wait(890)
    expect(typed()).toBe('Web')
    wait(10 + 50)
    expect(typed()).toBe('We')
    wait(50)
    expect(typed()).toBe('W')
    wait(50)
    expect(typed()).toBe('')
    wait(10 + 100)
    expect(typed()).toBe('A')
    wait(300)
    expect(typed()).toBe('Apps')
    // starts over after the last phrase
    wait(900 + 4 * 50 + 10)
    expect(typed()).toBe('')
    wait(100)
    expect(typed()).toBe('W')
  })

  it('stops while paused', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Pause typing' }))
    wait(3000)
    expect(typed()).toBe('Web')
    fireEvent.click(screen.getByRole('button', { name: 'Resume typing' }))
    wait(950)
    expect(typed()).toBe('We')
  })

  it('gives screen readers one full sentence', () => {
    expect(screen.getByText('We build Web, Apps.')).toBeInTheDocument()
    expect(document.querySelector('b')?.closest('[aria-hidden="true"]')).not.toBeNull()
  })
})

describe('typing line with reduced motion', () => {
  it('shows the first phrase and no pause button', () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(
      Object.assign(globalThis.matchMedia(''), { matches: true }),
    )
    document.body.replaceChildren()
    render(<TypingLine lead="We build" phrases={phrases} />)
    wait(3000)
    expect(typed()).toBe('Web')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
