const WIDTH = 110
const STEP = 2

/** An expression of the generated code, to be laid out as the project's formatter would. */
export type Code = string | Call | Fields | List
type Call = { call: string; args: Code[]; after?: string }
/** `{ name: value }` */
type Fields = { fields: [name: string, value: Code][] }
type List = { list: Code[] }

/** A statement; `before` is its start, such as `await `. A long statement is broken into lines. */
export const statement = (before: string, code: Code, indent = STEP) =>
  ' '.repeat(indent) + before + laidOut(code, indent, before.length, 0)

export function literal(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
  const single = text.split("'").length
  return single > text.split('"').length
    ? `"${escaped.replaceAll('"', '\\"')}"`
    : `'${escaped.replaceAll("'", "\\'")}'`
}

export function dataCode(data: unknown): Code {
  if (Array.isArray(data)) return { list: data.map(dataCode) }
  if (data !== null && typeof data === 'object') {
    return { fields: Object.entries(data).map(([name, value]) => [name, dataCode(value)]) }
  }
  return typeof data === 'string' ? literal(data) : String(data)
}

export function flat(code: Code): string {
  if (typeof code === 'string') return code
  if ('call' in code) return `${code.call}(${code.args.map(flat).join(', ')})${code.after ?? ''}`
  if ('list' in code) return `[${code.list.map(flat).join(', ')}]`
  return `{ ${code.fields.map(([name, value]) => `${name}: ${flat(value)}`).join(', ')} }`
}

/** The formatter never leaves a list of several records on one line. */
function mustBreak(code: Code): boolean {
  if (typeof code === 'string') return false
  if ('call' in code) return code.args.some(mustBreak)
  if ('fields' in code) return code.fields.some(([, value]) => mustBreak(value))
  const records = code.list.every(
    (item) => typeof item === 'object' && 'fields' in item && item.fields.length > 1,
  )
  return (code.list.length > 1 && records) || code.list.some(mustBreak)
}

function laidOut(code: Code, indent: number, before: number, after: number): string {
  const line = flat(code)
  const fits = indent + before + line.length + after <= WIDTH
  if (typeof code === 'string' || (fits && !mustBreak(code))) return line
  if ('list' in code)
    return broken(
      '[',
      code.list.map((item) => ['', item]),
      ']',
      indent,
    )
  if ('fields' in code)
    return broken(
      '{',
      code.fields.map(([name, value]) => [`${name}: `, value]),
      '}',
      indent,
    )
  const { call, args, after: ending = '' } = code
  const last = args.at(-1)
  const head = `${call}(${args
    .slice(0, -1)
    .map((arg) => `${flat(arg)}, `)
    .join('')}`
  const hugs =
    typeof last === 'object' && ('fields' in last || 'list' in last) && indent + before + head.length < WIDTH
  if (hugs) return `${head}${laidOut(last, indent, WIDTH, 0)})${ending}`
  return `${broken(
    `${call}(`,
    args.map((arg) => ['', arg]),
    ')',
    indent,
  )}${ending}`
}

function broken(open: string, items: [before: string, code: Code][], close: string, indent: number): string {
  const inner = indent + STEP
  const lines = items.map(
    ([before, code]) => `${' '.repeat(inner)}${before}${laidOut(code, inner, before.length, 1)},`,
  )
  return [open, ...lines, ' '.repeat(indent) + close].join('\n')
}
