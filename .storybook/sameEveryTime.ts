import { randomFrom } from '@mocks/seeds/random'
import { stopClock } from '@/platform/clock'

/** A Monday morning at eleven in India. Any day would do; it decides every date that a story shows. */
const DEMO_DATE = '2026-03-16T11:00:00+05:30'

/**
 * Has each story come out the same at any time: the clock stands still, and the ids, references and QR codes that are
 * drawn at random begin with the same number. Has to be called before each story.
 */
export function sameEveryTime(): void {
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

/** Ends the repeated numbers, for what runs after a story: axe tells its messages apart by numbers that never repeat. */
export function randomAgain(): void {
  // uncovers the method of the prototype
  Reflect.deleteProperty(crypto, 'getRandomValues')
}
