import type { Rolldown } from 'vite'

/** What Vite has built, and for whom. */
export type Build = {
  output: Rolldown.RolldownOutput['output']
  outDir: string
  /** The site's path on its host, with a slash at both ends. */
  base: string
  env: Record<string, string>
  /** The backend's URL; null in a demo. */
  backend: string | null
  withStorybook: boolean
}

/** A page's scripts: imports first, entry last. `modules` are paths from `/`. Throws if a module is in no script. */
export function scriptsOf({ output, base }: Build, modules: readonly string[]): string[] {
  const chunks = output.filter((built) => built.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry')
  const chunkOf = (module: string) => {
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`${module} is in no script of the build`)
    return chunk
  }
  const seen = new Set([entry.fileName])
  const scripts: string[] = []
  const add = (fileName: string) => {
    const chunk = chunks.find((each) => each.fileName === fileName)
    if (!chunk || seen.has(fileName)) return
    seen.add(fileName)
    chunk.imports.forEach(add)
    scripts.push(base + fileName)
  }
  entry.imports.forEach(add)
  for (const module of modules) add(chunkOf(module).fileName)
  return [...scripts, base + entry.fileName]
}
