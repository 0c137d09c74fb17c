import { asciiDigits } from '@/lib/digits'

/** One form of each letter (NFKC) and digit, without spaces and invisible characters, ignoring case. */
const folded = (text: string): string => bare(text).replaceAll(/\s/g, '')

const bare = (text: string): string =>
  asciiDigits(text.normalize('NFKC').toUpperCase().normalize('NFKC')).replaceAll(
    /\p{Default_Ignorable_Code_Point}/gu,
    '',
  )

/** The UPI reference in an ID: its only run of 12 digits, spaces and dashes between them aside. */
function utrIn(text: string): string | null {
  const runs = bare(text).match(/\d(?:[\s\p{Pd}]*\d)*/gu) ?? []
  const [utr, ...more] = runs.map((run) => run.replaceAll(/\D/g, '')).filter((run) => run.length === 12)
  return more.length > 0 ? null : (utr ?? null)
}

/** The UPI reference in it (CONTRACT, bounds). Without one, or for a coupon, the whole ID without outer punctuation. */
export function comparable(transactionId: string | null | undefined): string {
  const id = transactionId ?? ''
  const utr = freeCoupon(id) === null ? utrIn(id) : null
  return utr ?? folded(id).replaceAll(/^\p{P}+|\p{P}+$/gu, '')
}

export const sameTransaction = (one: string | null | undefined, other: string): boolean =>
  comparable(one) === comparable(other)

/** Search texts of an ID: as is, and as banks or apps may write it. */
export const findableId = (transactionId: string | null | undefined): string =>
  `${transactionId ?? ''}\n${comparable(transactionId)}`

const FREE = 'FREE-'

/** The ID of an order with nothing to pay: made of the coupon's code, or the name of a plan that is free. */
export const freeTransactionId = (reason: string): string => `${FREE}${reason}`

/** The coupon that an ID names in place of a payment; null for an ID of a payment. Anyone can type it, so it proves nothing. */
export function freeCoupon(transactionId: string): string | null {
  const id = folded(transactionId)
  return id.startsWith(FREE) && id.length > FREE.length ? id.slice(FREE.length) : null
}

export const namesCoupon = (transactionId: string, code: string): boolean =>
  freeCoupon(transactionId) === folded(code)

/** Whether this holds one UPI reference (UTR or RRN) of 12 digits. */
export const looksLikeUtr = (transactionId: string): boolean => /^\d{12}$/.test(comparable(transactionId))

/** A UPI reference in plain digits, without what apps print around it and copying adds; any other ID as it was typed. */
export const asSubmitted = (transactionId: string): string =>
  looksLikeUtr(transactionId) ? comparable(transactionId) : transactionId

/** Digits in fours, as bank statements print them; any other ID as it was typed. */
export function readableId(transactionId: string): string {
  const id = comparable(transactionId)
  return /^\d+$/.test(id) ? id.replaceAll(/(\d{4})(?=\d)/g, '$1 ') : transactionId.trim()
}

/** What an admin should know about the ID before looking for it at the bank; null for a plausible UPI reference. */
export function idHint(transactionId: string): string | null {
  if (looksLikeUtr(transactionId)) return null
  const id = comparable(transactionId)
  const noun = id.length === 1 ? 'digit' : 'digits'
  return /^\d+$/.test(id) ? `${id.length} ${noun}, expected 12` : 'not a 12-digit reference'
}
