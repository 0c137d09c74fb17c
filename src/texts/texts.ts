/** Texts about the session and about input (SPEC sections 5 and 8). */
export const texts = {
  copied: 'Copied to clipboard!',
  sessionEnded: 'Your session has ended. Please log in again.',
  sessionUnchecked: 'The server could not check your login, so you were logged out. Please log in again.',
  mayBeDone: 'This may have gone through. Check before you try again.',
  rightsChanged: 'Your permissions have changed. Please log in again.',
  noPlans: 'No Plans Available',
  invalidPlan: 'Invalid plan selected.',
  loginInvalid: 'Please enter valid email and password.',
  complaintBlank: 'Please enter a message for your complaint.',
  transactionIdMissing: 'Please enter your transaction ID.',
  transactionIdOfCoupon: 'This is not a transaction ID. If it’s a coupon code, enter it in the Coupon field.',
  paymentSignedOut: 'Please log in to complete your payment.',
  couponCodeMissing: 'Please enter a coupon code.',
  couponSignedOut: 'Please log in to apply coupons.',
  rejectionReasonMissing: 'Please enter a rejection reason.',
} as const
