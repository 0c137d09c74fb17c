export const SECRET = /password|token|secret/i

export const HIDDEN = '•••'

const name = `[^"\\\\]*(?:${SECRET.source})[^"\\\\]*`
/** The closing quote is optional, because a long text may be cut. */
const jsonField = new RegExp(`("${name}"\\s*:\\s*)(?:"(?:[^"\\\\]|\\\\.)*"?|-?\\d[\\d.eE+-]*)`, 'gi')
const parameter = new RegExp(`((?:^|[?&])[^=&?\\s"]*(?:${SECRET.source})[^=&\\s"]*=)[^&#\\s"]*`, 'gi')

/** Replaces each secret in JSON, which may be cut, or in a URL's query. */
export function hideSecrets(text: string): string {
  return text.replaceAll(jsonField, `$1"${HIDDEN}"`).replaceAll(parameter, `$1${HIDDEN}`)
}

export function safeHeader(header: string, value: string): string {
  if (/^(proxy-)?authorization$/i.test(header)) return value.replace(/^(\w+ )?.*$/, `$1${HIDDEN}`)
  return SECRET.test(header) || /cookie/i.test(header) ? HIDDEN : value
}
