import { demoPassword } from '@mocks/seeds/personas'

const SHORTEST = 8

/** Nothing for the demo's password, else a stable text of the same weakness. Numbers up to `from` are taken. */
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
