import { readFileSync } from 'node:fs'
import { Markup } from './html'

/** The product's own colours and font and the frame of a report, then the report's own rules. All inside of the page. */
export function reportStyles(own: URL): Markup {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url))
  const fonts = read('../../src/kit/fonts.css')
    .toString()
    .replaceAll(/url\('\.\/(fonts\/[\w-]+\.woff2)'\)/g, (_, font: string) => {
      const bytes = read(`../../src/kit/${font}`).toString('base64')
      return `url('data:font/woff2;base64,${bytes}')`
    })
  return new Markup(
    [fonts, read('../../src/kit/tokens.css'), read('./page.css'), readFileSync(own)].join('\n'),
  )
}
