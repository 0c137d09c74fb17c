export function literal(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
  const single = text.split("'").length
  return single > text.split('"').length
    ? `"${escaped.replaceAll('"', '\\"')}"`
    : `'${escaped.replaceAll("'", "\\'")}'`
}

/** Data as code, without fields that are undefined. */
export function dataCode(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(dataCode).join(', ')}]`
  if (data !== null && typeof data === 'object') {
    const fields = Object.entries(data).filter(([, value]) => value !== undefined)
    return `{ ${fields.map(([name, value]) => `${name}: ${dataCode(value)}`).join(', ')} }`
  }
  return typeof data === 'string' ? literal(data) : String(data)
}
