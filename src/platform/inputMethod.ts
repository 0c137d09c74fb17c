/** Its Enter picks a word and must not submit. Safari fires that Enter after the word, marked only by its code. */
export const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229
