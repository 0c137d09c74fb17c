import { ApiFailure } from '@/api/failure'

/**
 * Whether the server refused the payment method: a database message ("`qr` is not a valid enum value for path
 * `paymentMethod`") or one of a validator's fields names it. Messages about missing fields do not count.
 */
export function refusesMethod(error: unknown): boolean {
  if (!(error instanceof ApiFailure) || !error.refused) return false
  const { serverMessage = '', fields } = error
  const named = /\bqr\b|method\b/i.test(serverMessage) || fields.some((field) => /method$/i.test(field))
  return named && !/\b(required|missing)\b/i.test(serverMessage)
}
