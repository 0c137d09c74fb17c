import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brand } from '@/config/brand'
import { SPLASH_MS } from '@/config/constants'
import { Splash } from './Splash'
import { beginVisit } from './visit'

const home = () =>
  render(
    <main>
      <Splash />
      <h1>Home</h1>
    </main>,
  )
const welcome = () => screen.queryByRole('region', { name: 'Welcome' })
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

beforeEach(() => {
  vi.useFakeTimers()
  beginVisit()
})
afterEach(() => void vi.useRealTimers())

describe('the splash', () => {
  it('welcomes for five seconds over a page that is there already', () => {
    home()
    expect(welcome()).toHaveTextContent(`Welcome To${brand.name}${brand.tagline}`)
    expect(screen.getByRole('heading', { name: 'Home' })).toBeInTheDocument()
    expect(SPLASH_MS).toBe(5000)
    wait(4999)
    expect(welcome()).toBeInTheDocument()
    wait(1)
    expect(welcome()).toBeNull()
  })

  it('leaves the focus where it was and holds none', () => {
    home()
    expect(document.body).toHaveFocus()
    expect(screen.getByRole('heading').closest('[inert], [aria-hidden]')).toBeNull()
  })

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['a move of the focus', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['a click anywhere', () => fireEvent.click(screen.getByText('Welcome To'))],
    ['Skip', () => fireEvent.click(screen.getByRole('button', { name: 'Skip' }))],
  ])('ends with %s', (_, action) => {
    home()
    action()
    expect(welcome()).toBeNull()
  })

  it('stays through other keys', () => {
    home()
    fireEvent.keyDown(document.body, { key: 'ArrowDown' })
    expect(welcome()).toBeInTheDocument()
  })

  it('does not come back in the same visit', () => {
    const first = home()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    first.unmount()
    home()
    expect(welcome()).toBeNull()
  })

  it('runs out while the visitor is on another page', () => {
    const first = home()
    wait(2000)
    first.unmount()
    wait(3000)
    home()
    expect(welcome()).toBeNull()
  })

  it('is not in prerendered markup', () => {
    expect(renderToString(<Splash />)).toBe('')
  })
})
