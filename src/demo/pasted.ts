const FOREIGN = /%[0-9a-f]{2}|[^\w-]/gi

/** Mail and chat insert or append punctuation, spaces, line breaks and invisible characters. */
export const asPasted = (text: string) => text.replaceAll(FOREIGN, '')
