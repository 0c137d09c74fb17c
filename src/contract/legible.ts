/** Letters, digits and signs of ASCII, as most texts have them alone: for these there is nothing to take out. */
const PLAIN = /^[!-~][ -~]*$/
/** What turns the direction of the text around it, and control characters but for tabs and line breaks. */
const HARMFUL = /[\u202A-\u202E\u2066-\u2069]|[^\P{Cc}\t\n\r]/gu
/** Half of a character without its other half: neither an address nor a file can hold it. */
const HALF = /\p{Surrogate}/gu
/** Blanks, and signs without a picture of their own. */
const UNSEEN = /^[\s\p{DI}]*$/u

/**
 * A text of somebody else as it may be shown anywhere: in a sentence of ours, an address, a file, the name of a control.
 * A text in which there is nothing to see is empty. Joiners stay, because emoji and several scripts are written with them.
 */
export function legible(text: string): string {
  if (PLAIN.test(text)) return text
  return UNSEEN.test(text) ? '' : text.replaceAll(HARMFUL, '').replaceAll(HALF, '\uFFFD')
}

/** A word of so many letters is laid out within milliseconds. */
const LONGEST_WORD = 1000

/**
 * The text without what a word has beyond 1,000 characters, or beyond what the whole text may have where that is more: an
 * ellipsis stands for it. Nobody writes such a word, and a few of 10,000 letters hold a browser up for seconds at each layout:
 * where the font kerns all of its letters, the rest of the word is shaped anew for every line.
 */
export function bounded(text: string, maxLength: number): string {
  const longest = Math.max(maxLength, LONGEST_WORD)
  if (text.length <= longest) return text
  return text
    .split(/(\s+)/)
    .map((word) => (word.length > longest ? `${word.slice(0, longest - 1)}…` : word))
    .join('')
}
