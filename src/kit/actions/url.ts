const safeSchemes = ['http:', 'https:', 'mailto:', 'tel:', 'upi:', 'blob:', 'data:']

/** Whether a URL may become a link. It needs a known scheme or none, because URLs can be user input. */
export function isSafeHref(href: string): boolean {
  // Browsers ignore control characters and spaces in a scheme ("java\nscript:").
  const seen = href.replaceAll(/[^\u0021-\u007e]/g, '')
  const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(seen)?.[1]?.toLowerCase()
  if (scheme === undefined) return true
  if (scheme === 'data:') return /^data:(image\/(png|jpeg|gif|webp)|text\/csv)[;,]/i.test(seen)
  return safeSchemes.includes(scheme)
}

/** Whether a URL names its host. Such a link opens in a new tab. */
export function isExternalHref(href: string): boolean {
  return /^(https?:)?\/\//i.test(href)
}
