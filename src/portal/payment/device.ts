import type { PaymentMethod } from '@/contract'

type Device = {
  userAgent: string
  maxTouchPoints: number
  userAgentData?: { mobile: boolean } | undefined
}

/** Whether this device can have UPI apps. Tablets count; an iPad claims to be a Macintosh with a touch screen. */
export function isPhone({ userAgent, maxTouchPoints, userAgentData }: Device): boolean {
  if (userAgentData?.mobile) return true
  if (/android|iphone|ipad|ipod/i.test(userAgent)) return true
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1
}

/** The chosen method, or the device's default: the app on a phone, the QR code on a desktop. */
export const methodOrDefault = (chosen: PaymentMethod | null): PaymentMethod =>
  chosen ?? (isPhone(navigator) ? 'upi' : 'qr')
