import { asciiDigits } from './digits'

const ASCII = /^[\x20-\x7e\s]*$/

/** A text as searches compare it: NFKC, lower case, no invisible characters, digits as 0 to 9, one kind of apostrophe. */
export function searchable(text: string): string {
  // a search covers up to 10,000 rows, most of them ASCII
  if (ASCII.test(text)) return text.toLowerCase()
  return asciiDigits(text.normalize('NFKC').toLowerCase())
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/[‘’ʼ]/g, "'")
}

/** Whether a text has all the words of a search. */
export function wordSearch(search: string): (text: string) => boolean {
  const words = searchable(search).split(/\s+/).filter(Boolean)
  return (text) => {
    const searched = searchable(text)
    return words.every((word) => searched.includes(word))
  }
}

/** A number without the dashes that group its digits; any other word as it is. */
export const ungrouped = (word: string): string =>
  /^\d[\d\p{Pd}]*$/u.test(word) ? word.replaceAll(/\D/g, '') : word
