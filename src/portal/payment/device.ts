import type { PaymentMethod } from '@/contract'

type Device = {
  userAgent: string
  maxTouchPoints: number
  userAgentData?: { mobile: boolean } | undefined
}

/**
 * Whether a UPI app may be installed here, so that a link to it makes sense. A desktop has none. Tablets count as phones,
 * because some are used like one; an iPad calls itself a Macintosh but has a touch screen.
 */
export function isPhone({ userAgent, maxTouchPoints, userAgentData }: Device): boolean {
  if (userAgentData?.mobile) return true
  if (/android|iphone|ipad|ipod/i.test(userAgent)) return true
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1
}

/** The chosen method, or the one that suits the device: a phone opens the app, a desktop shows the code to a phone. */
export const methodOr = (chosen: PaymentMethod | null): PaymentMethod =>
  chosen ?? (isPhone(navigator) ? 'upi' : 'qr')
