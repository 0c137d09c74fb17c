const FOREIGN = /%[0-9a-f]{2}|[^\w-]/gi

/** Removes what mail and chat add to a link: punctuation, spaces, line breaks and invisible characters. */
export const cleanPasted = (text: string) => text.replaceAll(FOREIGN, '')
