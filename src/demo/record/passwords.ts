import { demoPassword } from '@mocks/seeds/personas'

const SHORTEST = 8

/**
 * What a test types in place of passwords: nothing for the demo's, otherwise a text that is the same for the same password,
 * and as short where it is too short for an account. `from`: the numbers up to it are taken.
 */
export function standIns(from: number) {
  const earlier: string[] = []
  let typed = ''
  return {
    /** Of what the field holds now. It is forgotten with the page. */
    of(password: string): string | undefined {
      typed = password
      if (password === demoPassword) return undefined
      if (password.length < SHORTEST) return 'x'.repeat(password.length)
      const known = earlier.indexOf(password)
      return `other password ${from + 1 + (known === -1 ? earlier.length : known)}`
    },
    /** What was typed last is complete. */
    end() {
      if (typed.length >= SHORTEST && typed !== demoPassword && !earlier.includes(typed)) earlier.push(typed)
    },
  }
}
