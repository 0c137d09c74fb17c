import { randomFrom } from '@mocks/seeds/random'
import { stopClock } from '@/platform/clock'

/** An arbitrary Monday, 11 am in India. Every date in a story follows from it. */
const DEMO_DATE = '2026-03-16T11:00:00+05:30'

/** Fixes the clock and seeds the random numbers of ids, references and QR codes. Call before each story. */
export function makeDeterministic(): void {
  stopClock(Date.parse(DEMO_DATE))
  const random = randomFrom(1)
  crypto.getRandomValues = (array) => {
    if (array !== null) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.floor(random() * 256)
    }
    return array
  }
}

/** Restores true randomness after a story: axe needs unique message ids. */
export function restoreRandomness(): void {
  // back to the prototype's method
  Reflect.deleteProperty(crypto, 'getRandomValues')
}
