/**
 * Whether an input method takes the key, as those of many Indian languages do: its Enter chooses a word, and has to send nothing.
 * In Safari that Enter comes after the word, and is known by its code alone.
 */
export const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229
