import { lazy, Suspense, type ComponentType } from 'react'
import { MarkHydrated } from './MarkHydrated'

/** Distance below the window at which a part loads, in CSS pixels. */
const NEAR_PX = 300

const AGAIN_AFTER_MS = 3000

let releaseAll: () => void = () => {}
const released = new Promise<void>((resolve) => {
  releaseAll = resolve
})

/** Loads every part now. Call this before a navigation: React renders the next page only after hydrating all parts. */
export const loadAllParts = (): void => releaseAll()

/** A part that loads when the reader comes near; until then prerendered markup shows. `className`: the wrapper's. */
export const lazyPart = (
  name: string,
  load: () => Promise<ComponentType>,
  className?: string,
): ComponentType => part(name, load, near, className)

/** A part without interaction, such as a picture: its prerendered markup needs no code. */
export const staticPart = (name: string, load: () => Promise<ComponentType>): ComponentType =>
  part(name, load, () => new Promise(() => {}))

function part(
  name: string,
  load: () => Promise<ComponentType>,
  needed: (markup: Element) => Promise<void>,
  className?: string,
): ComponentType {
  const Part = lazy(async () => {
    const region = `[data-part="${name}"]`
    const markup = globalThis.document?.querySelector(`[data-prerendered] ${region}`)
    if (markup) await Promise.race([released, needed(markup)])
    const Content = await retried(load)
    const Hydrated = () => (
      <>
        <Content />
        <MarkHydrated region={region} />
      </>
    )
    return { default: Hydrated }
  })
  return function LazyPart() {
    return (
      <div data-part={name} data-early="" className={className}>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </div>
    )
  }
}

/** Retries without end: a part that fails to load must not break the page. */
export const retried = <Code,>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS)).then(() => retried(load)))

const near = (markup: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: `${NEAR_PX}px` },
    )
    observer.observe(markup)
  })
