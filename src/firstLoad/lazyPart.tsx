import { lazy, Suspense, type ComponentType } from 'react'
import { MarkHydrated } from './MarkHydrated'

const AGAIN_AFTER_MS = 3000

/** A part whose code loads after the page around it is hydrated; until then its prerendered markup shows. */
export function lazyPart(
  name: string,
  load: () => Promise<ComponentType>,
  className?: string,
): ComponentType {
  const Part = lazy(async () => {
    const Content = await retried(load)
    const Hydrated = () => (
      <>
        <Content />
        <MarkHydrated region={`[data-part="${name}"]`} />
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
