import { useLayoutEffect, useRef, useState } from 'react'
import { COUNT_UP_MS } from '@/config/constants'
import { prefersReducedMotion } from '@/kit/useReducedMotion'

/** The leading number of a value such as "50+"; null for a ratio or a range, which are shown as given (SPEC section 2). */
function countTarget(value: string): number | null {
  const match = /^(\d+)[^\d/-]*$/.exec(value)
  return match ? Number(match[1]) : null
}

/** Counts from 0 to the value over 1.2 s once in view, unless the reader has already seen the prerendered value. */
export function CountUp({ value }: { value: string }) {
  const target = countTarget(value)
  const element = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState<number | null>(null)

  useLayoutEffect(() => {
    const node = element.current
    if (target === null || !node || prefersReducedMotion()) return
    let stop = () => {}
    const start = () => {
      setShown(0)
      stop = onceInSight(node, () => {
        stop = count(target, setShown)
      })
    }
    const early = node.closest('[data-early]') !== null
    // within hydration, this would make one long task
    const timer = early ? setTimeout(() => isVisible(node) || start()) : undefined
    if (!early) start()
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [target])

  if (target === null || shown === null) return <span ref={element}>{value}</span>
  return (
    <span ref={element}>
      <span aria-hidden="true" className="print:hidden">
        {value.replace(String(target), String(shown))}
      </span>
      <span className="not-print:sr-only">{value}</span>
    </span>
  )
}

/** Whether the node is in view, with nothing over it. */
function isVisible(node: Element): boolean {
  const { left, top, bottom } = node.getBoundingClientRect()
  return [top + 1, bottom - 1].some((y) => node.contains(document.elementFromPoint(left + 1, y)))
}

/** Calls `act` once the node is in view and the splash is over. Returns a cancel function. */
function onceInSight(node: Element, act: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    act()
  })
  const observe = () => observer.observe(node)
  if (document.documentElement.dataset['welcome'] === undefined) observe()
  else addEventListener('welcomed', observe, { once: true })
  return () => {
    removeEventListener('welcomed', observe)
    observer.disconnect()
  }
}

/** Counts up to `target`. Returns a function that stops the count. */
function count(target: number, show: (number: number) => void): () => void {
  const from = performance.now()
  let frame = requestAnimationFrame(function step(time) {
    // the first frame may predate this call
    const done = Math.min(1, Math.max(0, time - from) / COUNT_UP_MS)
    show(Math.round(target * done))
    if (done < 1) frame = requestAnimationFrame(step)
  })
  return () => cancelAnimationFrame(frame)
}
