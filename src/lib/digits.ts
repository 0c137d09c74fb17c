const DIGIT = /\p{Nd}/u

/** Digits of every script as 0 to 9. Unicode keeps the ten digits of a script together, in order. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let before = code
    while (DIGIT.test(String.fromCodePoint(before - 1))) before -= 1
    return String((code - before) % 10)
  })
