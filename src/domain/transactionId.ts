import { asciiDigits } from '@/lib/digits'
import { visible } from '@/lib/visible'

/** Folds case and variants of letters (NFKC) and digits; removes spaces and invisible characters. */
const folded = (text: string): string => bare(text).replaceAll(/\s/g, '')

const bare = (text: string): string =>
  visible(asciiDigits(text.normalize('NFKC').toUpperCase().normalize('NFKC')))

/** The UPI reference in an ID: its only run of 12 digits, which spaces or dashes may group. */
function utrIn(text: string): string | null {
  const runs = bare(text).match(/\d(?:[\s\p{Pd}]*\d)*/gu) ?? []
  const [utr, ...more] = runs.map((run) => run.replaceAll(/\D/g, '')).filter((run) => run.length === 12)
  return more.length > 0 ? null : (utr ?? null)
}

/** The ID's UPI reference; for a coupon or any other ID, the whole ID without outer punctuation. See CONTRACT, bounds. */
export function comparableId(transactionId: string | null | undefined): string {
  const id = transactionId ?? ''
  const utr = reasonInFreeId(id) === null ? utrIn(id) : null
  return utr ?? folded(id).replaceAll(/^\p{P}+|\p{P}+$/gu, '')
}

export const isSameTransaction = (one: string | null | undefined, other: string): boolean =>
  comparableId(one) === comparableId(other)

/** For search: the ID as typed, and as banks or apps may write it. */
export const searchTextOfId = (transactionId: string | null | undefined): string =>
  `${transactionId ?? ''}\n${comparableId(transactionId)}`

const FREE = 'FREE-'

/** The ID of an order with nothing to pay. `reason`: the coupon's code, or the name of the free plan. */
export const freeTransactionId = (reason: string): string => `${FREE}${reason}`

/** The coupon or plan that a `FREE-` ID names; null for other IDs. Anyone can type such an ID, so it proves nothing. */
export function reasonInFreeId(transactionId: string): string | null {
  const id = folded(transactionId)
  return id.startsWith(FREE) && id.length > FREE.length ? id.slice(FREE.length) : null
}

export const namesCoupon = (transactionId: string, code: string): boolean =>
  reasonInFreeId(transactionId) === folded(code)

/** Whether the ID holds one UPI reference (UTR or RRN) of 12 digits. */
export const looksLikeUtr = (transactionId: string): boolean => /^\d{12}$/.test(comparableId(transactionId))

/** The UPI reference as plain digits, without text that apps or copying add; any other ID as typed. */
export const asSubmitted = (transactionId: string): string =>
  looksLikeUtr(transactionId) ? comparableId(transactionId) : transactionId

/** Digits in fours, as bank statements print them; any other ID as typed, trimmed. */
export function readableId(transactionId: string): string {
  const id = comparableId(transactionId)
  return /^\d+$/.test(id) ? id.replaceAll(/(\d{4})(?=\d)/g, '$1 ') : transactionId.trim()
}

/** What an admin should know about the ID before looking for it at the bank; null for a plausible UPI reference. */
export function idHint(transactionId: string): string | null {
  if (looksLikeUtr(transactionId)) return null
  const id = comparableId(transactionId)
  const noun = id.length === 1 ? 'digit' : 'digits'
  return /^\d+$/.test(id) ? `${id.length} ${noun}, expected 12` : 'not a 12-digit reference'
}
