import { lazy, Suspense, type ComponentType } from 'react'
import { loadCode } from '@/platform/code'
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
    return { default: await retried(() => loadCode(load)) }
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

/** Sent when a navigation begins, even without a click: the next page cannot show before React has hydrated this part. */
export const LEAVING = 'leaving'

/** Since the first script, because a part may ask only after a navigation has begun. */
const activity = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  for (const name of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', LEAVING])
    addEventListener(name, () => resolve(), { once: true })
})

/** Resolves at once if no prerendered markup would show until then. */
async function visitorIsActive() {
  const isPrerendered = document.querySelector('[data-prerendered]') !== null
  if (isPrerendered && scrollY === 0 && !navigator.userActivation.hasBeenActive) await activity
}

/** Retries without end: a part that fails to load must not break the page. Offline, `loadCode` says so. */
export const retried = <Code,>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS)).then(() => retried(load)))
