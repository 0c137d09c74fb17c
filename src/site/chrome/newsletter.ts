import { NEWSLETTER_DELAY_MS } from '@/config/constants'
import { newsletterTexts } from '@/texts/newsletter'

export type NewsletterChoice = 'subscribe' | 'unsubscribe'

/**
 * Stands in for a call that the contract does not have: answers with the text to show after one second, and throws when
 * the browser knows that it is offline.
 */
export async function sendNewsletterChoice(choice: NewsletterChoice): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, NEWSLETTER_DELAY_MS))
  if (!navigator.onLine) throw new Error('offline')
  return choice === 'subscribe' ? newsletterTexts.subscribed : newsletterTexts.unsubscribed
}

/** Whether a message is good news: the texts say it (SPEC section 8). */
export function isGoodNews(message: string): boolean {
  return message.includes('Thank you') || message.includes('unsubscribed')
}
