/** A text as a search compares it: without case, and with the keyboard's apostrophe for each that a printer or a phone writes. */
export const searchable = (text: string): string => text.toLowerCase().replaceAll(/[‘’ʼ]/g, "'")
