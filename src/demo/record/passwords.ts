import { demoPassword } from '@mocks/seeds/personas'

const SHORTEST = 8

/** Stand-ins for typed passwords: those of short ones have their length, the others are numbered from `from` + 1. */
export function standIns(from: number) {
  const earlier: string[] = []
  let typed = ''
  return {
    /** The stand-in for a field's current value; undefined for the demo's password. Values are kept only in memory. */
    of(password: string): string | undefined {
      typed = password
      if (password === demoPassword) return undefined
      if (password.length < SHORTEST) return 'x'.repeat(password.length)
      const known = earlier.indexOf(password)
      return `other password ${from + 1 + (known === -1 ? earlier.length : known)}`
    },
    /** Call this when the field's value is complete. */
    end() {
      if (typed.length >= SHORTEST && typed !== demoPassword && !earlier.includes(typed)) earlier.push(typed)
    },
  }
}
