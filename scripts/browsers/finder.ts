import { build, type InlineConfig } from 'vite'
import type { Target } from '../../src/demo/steps/step'

const GLOBAL = '__finder'

const config: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  build: {
    write: false,
    lib: {
      entry: new URL('../../src/demo/steps/find.ts', import.meta.url).pathname,
      formats: ['iife'],
      name: GLOBAL,
    },
  },
}

/**
 * Scripts that look for an element in a page by role and name, with the demo's own finder (`src/demo/steps/find.ts`):
 * neither protocol can look for these in all engines.
 */
export async function finderScripts() {
  const built = await build(config)
  const output = Array.isArray(built) ? built[0] : built
  if (!output || !('output' in output)) throw new Error('The finder has not been built.')
  const { code } = output.output[0]
  const found = (target: Target) => `
    if (!globalThis.${GLOBAL}) { ${code}; globalThis.${GLOBAL} = ${GLOBAL} }
    const found = globalThis.${GLOBAL}.allNamed(${JSON.stringify(target)}, document.body)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))`
  return {
    /** How many of them can be seen. */
    count: (target: Target) => `${found(target)}; return found.length`,
    /** The only one of them, when it can be used and nothing lies over its centre; else null. */
    pick: (target: Target) => `${found(target)}
      const element = found[${target.index ?? 0}]
      if (!element || ${target.index === undefined ? 'found.length > 1' : 'false'}) return null
      if (element.matches(':disabled')) return null
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit && (element.contains(hit) || hit.contains(element)) ? element : null`,
    /** Where the element is in the window, to be compared; null where it is not there. */
    place: (target: Target) => `${found(target)}
      const box = found[${target.index ?? 0}]?.getBoundingClientRect()
      return box ? [box.x, box.y, box.width, box.height].join() : null`,
    /** Selects what is in the field, so that typing replaces it. */
    select: (target: Target) => `${found(target)}; found[${target.index ?? 0}].select(); return null`,
    /** What is in the field; null where there is none. */
    value: (target: Target) => `${found(target)}; return found[${target.index ?? 0}]?.value ?? null`,
  }
}

export type Finder = Awaited<ReturnType<typeof finderScripts>>
