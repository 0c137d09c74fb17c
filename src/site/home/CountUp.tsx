import { useEffect, useRef, useState } from 'react'
import { COUNT_UP_MS } from '@/config/constants'
import { useReducedMotion } from '@/kit/useReducedMotion'

/** The leading number of a value such as "50+"; null for a ratio or a range, which are shown as given (SPEC section 2). */
export function countTarget(value: string): number | null {
  const match = /^(\d+)[^\d/-]*$/.exec(value)
  return match ? Number(match[1]) : null
}

/** Counts from 0 to the value over 1.2 s once it comes into view. The markup holds the whole value from the start. */
export function CountUp({ value }: { value: string }) {
  const target = countTarget(value)
  const still = useReducedMotion()
  const element = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState<number | null>(null)

  useEffect(() => {
    const node = element.current
    if (target === null || still || !node) return
    let frame = 0
    const count = (from: number) => {
      const step = (time: number) => {
        const done = Math.min(1, (time - from) / COUNT_UP_MS)
        setShown(Math.round(target * done))
        if (done < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      count(performance.now())
    })
    observer.observe(node)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [target, still])

  if (target === null || shown === null) return <span ref={element}>{value}</span>
  return (
    <span ref={element}>
      <span aria-hidden="true">{value.replace(String(target), String(shown))}</span>
      <span className="sr-only">{value}</span>
    </span>
  )
}
