import { asciiDigits } from './digits'

const ASCII = /^[\x20-\x7e\s]*$/

/** NFKC, no case, no invisible characters, digits as 0 to 9, one kind of apostrophe. */
export function searchable(text: string): string {
  // a list of 10,000 rows is searched as a whole, and most of them are plain
  if (ASCII.test(text)) return text.toLowerCase()
  return asciiDigits(text.normalize('NFKC').toLowerCase())
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/[‘’ʼ]/g, "'")
}

/** A number without the dashes that group its digits; any other word as it is. */
export const ungrouped = (word: string): string =>
  /^\d[\d\p{Pd}]*$/u.test(word) ? word.replaceAll(/\D/g, '') : word
