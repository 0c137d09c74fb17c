const safeSchemes = ['http:', 'https:', 'mailto:', 'tel:', 'upi:', 'blob:', 'data:']

/** Addresses may come from people and from servers: only known schemes become links. */
export function isSafeHref(href: string): boolean {
  // Browsers drop control characters and blanks inside a scheme ("java\nscript:"), so they are dropped here too.
  const seen = href.replaceAll(/[^\u0021-\u007e]/g, '')
  const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(seen)?.[1]?.toLowerCase()
  if (scheme === undefined) return true
  if (scheme === 'data:') return /^data:(image\/(png|jpeg|gif|webp)|text\/csv)[;,]/i.test(seen)
  return safeSchemes.includes(scheme)
}

/** True for an address on another origin, which opens in its own tab. */
export function isExternalHref(href: string): boolean {
  return /^(https?:)?\/\//i.test(href)
}
