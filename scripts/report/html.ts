/** A piece of a page that is safe to write down as it is. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = Markup | string | number | false | null | undefined | readonly Value[]

/** Markup of which every value is escaped, but for pieces that are markup already. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(
    parts.map((part, index) => part + (index < values.length ? written(values[index]) : '')).join(''),
  )
}

function written(value: Value): string {
  if (value instanceof Markup) return value.text
  if (value === null || value === undefined || value === false) return ''
  if (typeof value === 'object') return value.map(written).join('')
  return escaped(String(value))
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
