/** Whether an input method (IME) handles the key: such an Enter must not submit. Safari marks such keys only by keyCode. */
export const isInputMethodKey = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229
