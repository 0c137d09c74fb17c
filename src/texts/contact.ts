export const contactTexts = {
  missing: {
    name: 'Please enter your name.',
    email: 'Please enter your email address.',
    subject: 'Please enter a subject.',
    message: 'Please enter a message.',
  },
  emailIncomplete: 'Please enter a full email address, such as you@shop.in.',
  failed: 'Network error. Please try again.',
  sent: (name: string) => `Thank you, ${name}.`,
} as const
