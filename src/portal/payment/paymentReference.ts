import { brand } from '@/config/brand'
import { now } from '@/platform/clock'

/** Leaves out 0, 1, I and O, which are easily misread. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const RANDOM_LENGTH = 8

/** Our reference for the `tr` of a UPI link: at most 35 letters and digits. */
export function newReference(nowMs = now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH))
  const random = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  const prefix = brand.name.replaceAll(/[^A-Za-z]/g, '').slice(0, 3)
  return `${prefix}${nowMs.toString(36)}${random}`.toUpperCase()
}
