import { lazy, Suspense, type ComponentType } from 'react'
import { TakenOver } from './TakenOver'

/** How far below the window a part may lie when its code is fetched, in CSS pixels. */
const NEAR_PX = 300

/** How long a part whose code could not be fetched waits for the next try. */
const AGAIN_AFTER_MS = 3000

let releaseAll: () => void = () => {}
const released = new Promise<void>((resolve) => {
  releaseAll = resolve
})

/**
 * Fetches the code of every part at once. React changes the page only after it has taken over all parts of this one, so
 * call this before a change of page.
 */
export const loadAllParts = (): void => releaseAll()

/**
 * A part of the page whose code is fetched when the reader scrolls near it. Until then its prerendered markup is shown;
 * without prerendered markup the code is fetched at once. `className` is for the element around it.
 */
export const lazyPart = (
  name: string,
  load: () => Promise<ComponentType>,
  className?: string,
): ComponentType => part(name, load, near, className)

/** A part that nobody can click or type into, such as a picture: its prerendered markup needs no code. */
export const stillPart = (name: string, load: () => Promise<ComponentType>): ComponentType =>
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
    const Content = await patiently(load)
    const Taken = () => (
      <>
        <Content />
        <TakenOver region={region} />
      </>
    )
    return { default: Taken }
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

/** A part that cannot be fetched takes nothing from the rest of the page: it is tried again for as long as it takes. */
const patiently = (load: () => Promise<ComponentType>): Promise<ComponentType> =>
  load().catch(() =>
    new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS)).then(() => patiently(load)),
  )

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
