import { ApiFailure } from '@/api/failure'

/**
 * Whether the server refuses the method. It may say so in words of its database: "`qr` is not a valid enum value for path
 * `paymentMethod`", or its validator names the field. A message that only lists the method among missing fields does not
 * count.
 */
export function refusesMethod(error: unknown): boolean {
  if (!(error instanceof ApiFailure) || !error.refused) return false
  const { serverMessage = '', fields } = error
  const named = /\bqr\b|method\b/i.test(serverMessage) || fields.some((field) => /method$/i.test(field))
  return named && !/\b(required|missing)\b/i.test(serverMessage)
}
