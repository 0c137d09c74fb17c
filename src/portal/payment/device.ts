import type { PaymentMethod } from '@/contract'

type Device = {
  userAgent: string
  maxTouchPoints: number
  userAgentData?: { mobile: boolean } | undefined
}

/**
 * Whether a UPI app may be installed here, so that its link can be offered. A desktop has none; neither has an iPad,
 * which calls itself a Macintosh with a touch screen, but some are used like a phone, so a tablet counts as one.
 */
export function isPhone({ userAgent, maxTouchPoints, userAgentData }: Device): boolean {
  if (userAgentData?.mobile) return true
  if (/android|iphone|ipad|ipod/i.test(userAgent)) return true
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1
}

/** What is chosen, or what suits the device: a phone can open the app, a desktop shows the code to a phone. */
export const methodOr = (chosen: PaymentMethod | null): PaymentMethod =>
  chosen ?? (isPhone(navigator) ? 'upi' : 'qr')
