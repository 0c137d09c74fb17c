import { lazy, Suspense, type ComponentType } from 'react'
import { MarkHydrated } from './MarkHydrated'

const AGAIN_AFTER_MS = 3000

/** A part whose code loads once the visitor is active on the page; until then its prerendered markup shows. */
export function lazyPart(
  name: string,
  load: () => Promise<ComponentType>,
  className?: string,
): ComponentType {
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await visitorIsActive()
    return { default: await retried(load) }
  })
  return function LazyPart() {
    return (
      <div data-part={name} data-early="" className={className}>
        <Suspense fallback={null}>
          <Part />
          <MarkHydrated region={`[data-part="${name}"]`} />
        </Suspense>
      </div>
    )
  }
}

/** Includes Back and Forward, because React drops prerendered markup when the location changes. */
const activities = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'popstate']

/** Resolves at once if no prerendered markup would show until then. */
const visitorIsActive = () =>
  new Promise<void>((resolve) => {
    const isPrerendered = document.querySelector('[data-prerendered]') !== null
    if (!isPrerendered || scrollY > 0 || navigator.userActivation.hasBeenActive) resolve()
    for (const activity of activities) addEventListener(activity, () => resolve(), { once: true })
  })

/** Retries without end: a part that fails to load must not break the page. */
export const retried = <Code,>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS)).then(() => retried(load)))
