/** Without characters that sound or look alike: 0, O, 1, I, L. */
export const readableAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const plainAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

function random(alphabet: string, length: number): string {
  const bytes = crypto.getRandomValues(new Uint32Array(length))
  return Array.from(bytes, (value) => alphabet[value % alphabet.length]).join('')
}

/** For example `cmp_x7k2m9qp4r1t`. */
export function newId(prefix: string): string {
  return `${prefix}_${random(plainAlphabet, 12)}`
}

export function newToken(): string {
  return random(plainAlphabet, 40)
}

export function newUniqueId(isTaken: (uniqueId: string) => boolean): string {
  const candidate = `SUB-${random(readableAlphabet, 6)}`
  return isTaken(candidate) ? newUniqueId(isTaken) : candidate
}
