/** The text without invisible characters, such as the direction marks that copying adds. */
export const visible = (text: string): string => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')

/** Whether nothing of the text would be seen. */
export const isBlank = (text: string): boolean => visible(text).trim() === ''

export const cleanEmail = (typed: string): string => visible(typed).trim()
