/** Printable ASCII needs no change. */
const PLAIN = /^[!-~][ -~]*$/
/** Bidi overrides, and control characters except tabs and line breaks. */
const HARMFUL = /[\u202A-\u202E\u2066-\u2069]|[^\P{Cc}\t\n\r]/gu
const HALF = /\p{Surrogate}/gu
/** Blanks and invisible characters. */
const UNSEEN = /^[\s\p{DI}]*$/u

/** Makes a text safe to show in a sentence, an address, a file or a name. Joiners stay: emoji and several scripts need them. */
export function legible(text: string): string {
  if (PLAIN.test(text)) return text
  return UNSEEN.test(text) ? '' : text.replaceAll(HARMFUL, '').replaceAll(HALF, '\uFFFD')
}

/** In characters; browsers lay out a word of this length within milliseconds. */
const LONGEST_WORD = 1000

/** A few words of 10,000 characters block layout for seconds, because kerning reshapes them for every line. */
export function bounded(text: string, maxLength: number): string {
  const longest = Math.max(maxLength, LONGEST_WORD)
  if (text.length <= longest) return text
  return text
    .split(/(\s+)/)
    .map((word) => (word.length > longest ? `${word.slice(0, longest - 1)}…` : word))
    .join('')
}
