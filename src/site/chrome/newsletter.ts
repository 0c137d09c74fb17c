import { NEWSLETTER_DELAY_MS } from '@/config/constants'
import { newsletterTexts } from '@/texts/newsletter'

export type NewsletterChoice = 'subscribe' | 'unsubscribe'

/**
 * Takes the place of a call, which the contract does not have. Resolves after one second with the text to show; throws
 * when the browser knows that it is offline.
 */
export async function sendNewsletterChoice(choice: NewsletterChoice): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, NEWSLETTER_DELAY_MS))
  if (!navigator.onLine) throw new Error('offline')
  return choice === 'subscribe' ? newsletterTexts.subscribed : newsletterTexts.unsubscribed
}

/** Whether a message reports a success. SPEC section 8 tells it by the words of the message. */
export function isGoodNews(message: string): boolean {
  return message.includes('Thank you') || message.includes('unsubscribed')
}
