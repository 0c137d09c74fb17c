/** Letters and digits that nobody mistakes for one another over the phone: no 0 and O, no 1, I and L. */
export const readableAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const plainAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

function random(alphabet: string, length: number): string {
  const bytes = crypto.getRandomValues(new Uint32Array(length))
  return Array.from(bytes, (value) => alphabet[value % alphabet.length]).join('')
}

/** A new opaque row id such as `cmp_x7k2m9qp4r1t`. */
export function newId(prefix: string): string {
  return `${prefix}_${random(plainAlphabet, 12)}`
}

/** A new session token. */
export function newToken(): string {
  return random(plainAlphabet, 40)
}

/** The readable number of a subscription, like SUB-7K3Q9D. Another one is drawn as long as `isTaken` returns true. */
export function newUniqueId(isTaken: (uniqueId: string) => boolean): string {
  const candidate = `SUB-${random(readableAlphabet, 6)}`
  return isTaken(candidate) ? newUniqueId(isTaken) : candidate
}
