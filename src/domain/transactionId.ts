/**
 * The ID as it is compared (CONTRACT, bounds): one form of each letter (NFKC), without spaces and characters of no width,
 * ignoring case.
 */
export const comparable = (transactionId: string | null | undefined): string =>
  (transactionId ?? '')
    .normalize('NFKC')
    .toUpperCase()
    // the capitals of one and the same letter may be written in two ways
    .normalize('NFKC')
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')

/** Whether two are one and the same ID. */
export const sameTransaction = (one: string | null | undefined, other: string): boolean =>
  comparable(one) === comparable(other)

/** What a search finds the ID by: as it stands, and as a bank or an app may write the same. */
export const findableId = (transactionId: string | null | undefined): string =>
  `${transactionId ?? ''}\n${comparable(transactionId)}`

const FREE = 'FREE-'

/** What stands in place of an ID where nothing is to pay: made of the coupon's code, or the name of a plan that is free. */
export const freeTransactionId = (reason: string): string => `${FREE}${reason}`

/** The code of the coupon that paid the whole price; null for an ID of a real payment. */
export function freeCoupon(transactionId: string): string | null {
  const id = transactionId.trim()
  return id.toUpperCase().startsWith(FREE) && id.length > FREE.length ? id.slice(FREE.length) : null
}

/** Whether this looks like a UPI reference (UTR or RRN): 12 digits, spaces and what nobody sees aside. */
export const looksLikeUtr = (transactionId: string): boolean => /^\d{12}$/.test(comparable(transactionId))

/** A UPI reference in plain digits, without the spaces that apps print into it and the marks that copying adds; any other ID as it was typed. */
export const asSubmitted = (transactionId: string): string =>
  looksLikeUtr(transactionId) ? comparable(transactionId) : transactionId

/** Digits in fours, as bank statements print them; any other ID as it was typed. */
export function readableId(transactionId: string): string {
  const bare = comparable(transactionId)
  return /^\d+$/.test(bare) ? bare.replaceAll(/(\d{4})(?=\d)/g, '$1 ') : transactionId.trim()
}

/** What an admin should know about the ID before looking for it at the bank; null for a plausible UPI reference. */
export function idHint(transactionId: string): string | null {
  const coupon = freeCoupon(transactionId)
  if (coupon !== null) return `nothing to pay with coupon ${coupon}`
  if (looksLikeUtr(transactionId)) return null
  const bare = comparable(transactionId)
  const noun = bare.length === 1 ? 'digit' : 'digits'
  return /^\d+$/.test(bare) ? `${bare.length} ${noun}, expected 12` : 'not a 12-digit reference'
}
