import { asciiDigits } from './digits'

/** NFKC, no case, no invisible characters, digits as 0 to 9, one kind of apostrophe. */
export const searchable = (text: string): string =>
  asciiDigits(text.normalize('NFKC').toLowerCase())
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/[‘’ʼ]/g, "'")

/** A number without the dashes that group its digits; any other word as it is. */
export const ungrouped = (word: string): string =>
  /^\d[\d\p{Pd}]*$/u.test(word) ? word.replaceAll(/\D/g, '') : word
