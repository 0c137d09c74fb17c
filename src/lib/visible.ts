/** The text without invisible characters, such as the direction marks that copying adds. */
export const visible = (text: string): string => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')

export const cleanEmail = (typed: string): string => visible(typed).trim()
