/** @typedef {import('vite').Rolldown.RolldownOutput['output'][number]} Built */

/**
 * The scripts that a page runs before it is taken over, as file names: what the entry imports, then what these modules
 * need, the entry last. Each stands after those that it imports. Throws when a module is in no script.
 * @param {readonly Built[]} output of the build
 * @param {readonly string[]} modules as paths in the project, beginning with a slash
 */
export function scriptsOf(output, modules) {
  const chunks = output.filter((built) => built.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry')
  /** @param {string} module */
  const chunkOf = (module) => {
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`${module} is in no script of the build`)
    return chunk
  }
  const met = new Set([entry.fileName])
  /** @type {string[]} */
  const scripts = []
  /** @param {string} fileName */
  const add = (fileName) => {
    const chunk = chunks.find((each) => each.fileName === fileName)
    if (!chunk || met.has(fileName)) return
    met.add(fileName)
    chunk.imports.forEach(add)
    scripts.push(fileName)
  }
  entry.imports.forEach(add)
  for (const module of modules) add(chunkOf(module).fileName)
  return [...scripts, entry.fileName]
}
