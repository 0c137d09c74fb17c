const FOREIGN = /%[0-9a-f]{2}|[^\w-]/gi

/**
 * What a pasted link carries, without what mail and chat put into it or leave at its end: punctuation, spaces, line breaks,
 * invisible characters.
 */
export const asPasted = (text: string) => text.replaceAll(FOREIGN, '')
