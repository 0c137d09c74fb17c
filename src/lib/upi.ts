import { toPaise } from './money'
import { visible } from './visible'

type UpiPayment = {
  /** Virtual payment address, for example name@bank */
  payeeId: string
  payeeName: string
  /** Rupees, above 0 */
  amount: number
  note: string
  /** Our own reference; only letters and digits are kept */
  reference: string
}

const NOTE_LENGTH = 50
const REFERENCE_LENGTH = 35
/** A loose check: `name@bank`, or an account number at its branch, `…@IFSC.ifsc.npci`. */
const VPA = /^[a-z0-9._-]{2,256}@(?:[a-z][a-z0-9]{1,63}|[a-z]{4}0[a-z0-9]{6}\.ifsc\.npci)$/i

/** Some apps do not decode `+` to a space, or fail on `%40`. Half an emoji cannot be encoded. */
const encode = (text: string) =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('%40', '@')

export function upiAmount(amount: number): string {
  const paise = toPaise(amount)
  return `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`
}

/** The deep link for UPI apps and QR codes. Throws a RangeError for an amount that is not above 0. */
export function upiLink({ payeeId, payeeName, amount, note, reference }: UpiPayment): string {
  if (!(toPaise(amount) > 0)) throw new RangeError('A UPI payment needs an amount above 0')
  const cleanNote = note
    .replaceAll(/[^A-Za-z0-9 .-]/g, '')
    .slice(0, NOTE_LENGTH)
    .trim()
  const cleanReference = reference.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, REFERENCE_LENGTH)
  return [
    `upi://pay?pa=${encode(payeeId)}`,
    `pn=${encode(payeeName)}`,
    `am=${upiAmount(amount)}`,
    'cu=INR',
    `tn=${encode(cleanNote)}`,
    `tr=${cleanReference}`,
  ].join('&')
}

/** The UPI ID in a pasted ID or payment link. Null if UPI apps could not pay to it. */
export function payeeIn(text: string): string | null {
  const bare = visible(text).trim()
  const [, query] = /^[a-z]+:[^?]*\?(.*)/i.exec(bare) ?? []
  const payee = query === undefined ? bare : (new URLSearchParams(query).get('pa') ?? '')
  return VPA.test(payee) ? payee : null
}
