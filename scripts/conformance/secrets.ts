const PRIVATE = /^(password|passwd|pwd|hash|salt)$|password_?(hash|digest)|hashed_?password/i

/** The names of fields, at any depth, that no answer may hold. */
export function secretsIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  const own = Array.isArray(body) ? [] : Object.keys(body).filter((key) => PRIVATE.test(key))
  const [row] = Array.isArray(body) ? body.slice(0, 1) : []
  const inner: unknown[] = Array.isArray(body) ? [row] : Object.values(body)
  return [...new Set([...own, ...inner.flatMap(secretsIn)])]
}
