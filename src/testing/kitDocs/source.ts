/** Where a folder of the kit is imported from by a screen. */
function absolute(path: string, folder: string): string {
  if (path.startsWith('../')) return `@/kit/${path.slice(3)}`
  return path.startsWith('./') ? `@/kit/${folder}/${path.slice(2)}` : path
}

/** The imports that a piece of code needs, as a screen would write them. */
function importsFor(code: string, file: string, folder: string): string[] {
  return [...file.matchAll(/^import (?:type )?\{([^}]+)\} from '([^']+)'$/gm)].flatMap(
    ([, names = '', path = '']) => {
      const needed = names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && new RegExp(`\\b${name.replace('type ', '')}\\b`).test(code))
      return needed.length > 0 ? [`import { ${needed.join(', ')} } from '${absolute(path, folder)}'`] : []
    },
  )
}

/**
 * The example of a file of documentation as code to copy: the function `Example` with the imports that it needs. Where it
 * does nothing but return elements, these alone. Throws where the file has no example.
 */
export function exampleSource(file: string, folder: string): string {
  const found = /^function Example\(\) \{\n([\s\S]*?)\n\}$/m.exec(file)
  if (!found) throw new Error('The file has no function Example.')
  const [whole, body = ''] = found
  const elements =
    /^ {2}return \(\n([\s\S]*)\n {2}\)$/.exec(body)?.[1] ?? /^ {2}return (<.*>)$/.exec(body)?.[1]
  const code = elements === undefined ? whole : elements.replaceAll(/^ {4}/gm, '')
  return [...importsFor(code, file, folder), '', code].join('\n')
}
