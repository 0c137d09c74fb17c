/** The texts of SPEC sections 5 and 8 that belong to no call: about the session and about what was typed. */
export const texts = {
  copied: 'Copied to clipboard!',
  sessionEnded: 'Your session has ended. Please log in again.',
  /** The server failed when it was asked who is signed in. */
  sessionUnchecked: 'The server could not check your login, so you were logged out. Please log in again.',
  mayBeDone: 'No answer came, so it may have been done all the same. Look before you try again.',
  rightsChanged: 'Your rights have changed. Please log in again.',
  noPlans: 'No Plans Available',
  invalidPlan: 'Invalid plan selected.',
  loginInvalid: 'Please enter valid email and password.',
  complaintBlank: 'Please enter a message for your complaint.',
  transactionIdMissing: 'Please enter your transaction ID.',
  transactionIdOfCoupon: 'This is not a transaction ID. Enter a coupon in the Coupon field.',
  paymentSignedOut: 'Please log in to complete your payment.',
  couponCodeMissing: 'Please enter a coupon code.',
  couponSignedOut: 'Please log in to apply coupons.',
  rejectionReasonMissing: 'Please enter a rejection reason.',
} as const
