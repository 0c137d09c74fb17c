import { asciiDigits } from './digits'

/**
 * A text as a search compares it: in one encoding of each letter (NFKC), without case and invisible characters, digits as 0 to
 * 9, and with the keyboard's apostrophe for each that a printer or a phone writes.
 */
export const searchable = (text: string): string =>
  asciiDigits(text.normalize('NFKC').toLowerCase())
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/[‘’ʼ]/g, "'")

/** A number without the dashes that group its digits; any other word as it is. */
export const ungrouped = (word: string): string =>
  /^\d[\d\p{Pd}]*$/u.test(word) ? word.replaceAll(/\D/g, '') : word
