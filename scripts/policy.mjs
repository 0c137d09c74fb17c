/**
 * The Content-Security-Policy that stands in a page. Throws where there is none.
 * @param {string} html
 */
export function policyOf(html) {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]
  if (policy === undefined) throw new Error('The built shell has no policy')
  return policy.replaceAll('&#39;', "'")
}

/**
 * The policy, which also allows the inline scripts that the other one names: as a header it is sent with both documents.
 * @param {string} policy
 * @param {string} other
 */
export function withHashesOf(policy, other) {
  const hashes = other.match(/'sha256-[^']+'/g) ?? []
  return policy.replace("script-src 'self'", (start) => [start, ...hashes].join(' '))
}
