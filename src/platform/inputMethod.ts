/** Whether an input method (IME) handles the key. Enter then must not submit; Safari marks it only by its keyCode. */
export const isInputMethodKey = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229
