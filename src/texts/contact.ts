/** The texts of the contact form, which makes no call (SPEC section 7). */
export const contactTexts = {
  missing: {
    name: 'Please enter your name.',
    email: 'Please enter your email address.',
    subject: 'Please enter a subject.',
    message: 'Please enter a message.',
  },
  emailIncomplete: 'Please enter a full email address, such as you@shop.in.',
  sent: (name: string) => `Thank you, ${name}.`,
} as const
