const ROUNDS = 24

/** Hides typed passwords. Not secure, because it must be synchronous and work on http, without `crypto.subtle`. */
export function digest(password: string, salt: string): string {
  let left = 0xdeadbeef
  let right = 0x41c6ce57
  const text = `${salt}:${password}`
  for (let round = 0; round < ROUNDS; round++) {
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index) + round
      left = Math.imul(left ^ code, 2654435761)
      right = Math.imul(right ^ code, 1597334677)
    }
    left = Math.imul(left ^ (left >>> 16), 2246822507) ^ Math.imul(right ^ (right >>> 13), 3266489909)
    right = Math.imul(right ^ (right >>> 16), 2246822507) ^ Math.imul(left ^ (left >>> 13), 3266489909)
  }
  return hex(left) + hex(right)
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')
