import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CountUp } from './CountUp'

let comeIntoView = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comeIntoView = () => callback([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const counting = () => document.querySelector('[aria-hidden="true"]')?.textContent
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

describe('CountUp', () => {
  it('counts from 0 to the value in 1.2 s once it is in view', () => {
    render(<CountUp value="100%" />)
    wait(2000)
    expect(counting()).toBe('0%')
    act(comeIntoView)
    wait(16)
    expect(Number.parseInt(counting() ?? '', 10)).toBeLessThan(5)
    wait(584)
    expect(Number.parseInt(counting() ?? '', 10)).toBeCloseTo(50, -1)
    wait(560)
    expect(counting()).not.toBe('100%')
    wait(60)
    expect(counting()).toBe('100%')
  })

  it('starts at 0 even if the first frame predates the count', () => {
    render(<CountUp value="100%" />)
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 50)
    act(comeIntoView)
    wait(16)
    expect(counting()).toBe('0%')
  })

  it('gives screen readers the full value while counting', () => {
    render(<CountUp value="50+" />)
    act(comeIntoView)
    wait(100)
    expect(counting()).not.toBe('50+')
    expect(screen.getByText('50+').closest('[aria-hidden="true"]')).toBeNull()
  })

  it.each(['24/7', '2-4'])('shows %s as given', (value) => {
    render(<CountUp value={value} />)
    wait(2000)
    expect(screen.getByText(value)).toBeInTheDocument()
    expect(counting()).toBeUndefined()
  })

  it('does not count with reduced motion', () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(
      Object.assign(globalThis.matchMedia(''), { matches: true }),
    )
    comeIntoView = () => {}
    render(<CountUp value="50+" />)
    act(comeIntoView)
    wait(600)
    expect(screen.getByText('50+')).toBeInTheDocument()
    expect(counting()).toBeUndefined()
  })
})
