/** SPEC section 8. In a separate file, so the footer does not load the texts of the calls. */
export const newsletterTexts = {
  invalid: 'Please enter a valid email address',
  subscribed: 'Thank you for subscribing to our newsletter!',
  unsubscribed: 'You have been unsubscribed from our newsletter.',
  failed: 'Something went wrong. Please try again.',
} as const
