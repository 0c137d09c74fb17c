/** Where a folder of the kit is imported from by a screen. */
function absolute(path: string, folder: string): string {
  if (path.startsWith('../')) return `@/kit/${path.slice(3)}`
  return path.startsWith('./') ? `@/kit/${folder}/${path.slice(2)}` : path
}

/** The imports that a piece of code needs, as a screen would write them. */
function importsFor(code: string, file: string, folder: string): string[] {
  return [...file.matchAll(/^import (type )?\{([^}]+)\} from '([^']+)'$/gm)].flatMap(
    ([, type = '', names = '', path = '']) => {
      const needed = names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && new RegExp(`\\b${name.replace('type ', '')}\\b`).test(code))
      return needed.length > 0
        ? [`import ${type}{ ${needed.join(', ')} } from '${absolute(path, folder)}'`]
        : []
    },
  )
}

/** The constants and types of the file that a piece of code needs, and what those need in turn, in the file's order. */
function declarationsFor(code: string, file: string): string[] {
  const all = [...file.matchAll(/^(?:const|type) (\w+).*(?:\n[ \]})].*)*/gm)]
  return all.reduceRight<string[]>((needed, [text, name = '']) => {
    const isNamed = new RegExp(`\\b${name}\\b`).test([...needed, code].join('\n'))
    return isNamed ? [text, ...needed] : needed
  }, [])
}

/**
 * The example of a file of documentation as code to copy: the function `Example` with the imports and the constants that it
 * needs. Where it does nothing but return elements, these alone. Throws where the file has no example.
 */
export function exampleSource(file: string, folder: string): string {
  const found = /^function Example\(\) \{\n([\s\S]*?)\n\}$/m.exec(file)
  if (!found) throw new Error('The file has no function Example.')
  const [whole, body = ''] = found
  const elements =
    /^ {2}return \(\n([\s\S]*)\n {2}\)$/.exec(body)?.[1] ?? /^ {2}return (<.*>)$/.exec(body)?.[1]
  const shown = elements === undefined ? whole : elements.replaceAll(/^ {4}/gm, '')
  const code = [...declarationsFor(shown, file), shown].join('\n\n')
  return [...importsFor(code, file, folder), '', code].join('\n')
}
