/** A field, form field, query parameter or header of this name holds what nobody may read. */
export const SECRET = /password|token|secret/i

/** Stands where a secret was. */
export const HIDDEN = '•••'

const name = `[^"\\\\]*(?:${SECRET.source})[^"\\\\]*`
/** A string or number under such a name; a string need not end, because a long text is cut. */
const jsonField = new RegExp(`("${name}"\\s*:\\s*)(?:"(?:[^"\\\\]|\\\\.)*"?|-?\\d[\\d.eE+-]*)`, 'gi')
const parameter = new RegExp(`((?:^|[?&])[^=&?\\s"]*(?:${SECRET.source})[^=&\\s"]*=)[^&#\\s"]*`, 'gi')

/** The text, such as JSON, whole or cut, or an address with a query, with each secret in it replaced. */
export function hideSecrets(text: string): string {
  return text.replaceAll(jsonField, `$1"${HIDDEN}"`).replaceAll(parameter, `$1${HIDDEN}`)
}

/** The value of a header as it may be shown; of a credential, the scheme alone. */
export function safeHeader(header: string, value: string): string {
  if (/^(proxy-)?authorization$/i.test(header)) return value.replace(/^(\w+ )?.*$/, `$1${HIDDEN}`)
  return SECRET.test(header) || /cookie/i.test(header) ? HIDDEN : value
}
