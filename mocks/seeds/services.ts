import { DEFAULT_COLOR } from '@/config/constants'
import type { ServiceRow } from '@mocks/store/rows'

/** The 21 services of SPEC section 9. */
const offers = [
  offer('Web Design', 'From ₹1,999', '1 week', 'design', 'palette', {
    shortDescription: 'Two key screens first',
    description: 'We draw the two key screens first, on your phone and not in a PDF.',
    features: ['Two drafts', 'Colours and type', 'Ready to build'],
  }),
  offer('Web Development', 'From ₹3,999', '1 to 2 weeks', 'web-development', 'code', {
    shortDescription: 'A site that opens in a second',
    description: 'Hand-written pages on your own domain that open in a second on a cheap phone.',
    features: ['Contact form', 'Works on every phone', 'Code in your name'],
  }),
  offer('E-commerce', 'From ₹6,499', '3 to 4 weeks', 'web-development', 'shopping-bag', {
    shortDescription: 'A shop that takes UPI',
    description: 'A shop with UPI checkout, stock list and GST invoices for up to 50 products.',
    features: ['UPI checkout', 'Stock list', 'GST invoices'],
  }),
  offer('UI/UX', 'From ₹2,499', '1 week', 'design', 'pen-tool', {
    shortDescription: 'Screens people understand',
    description: 'We watch three people use your app and redraw what confused them.',
    features: ['Three test sessions', 'Redrawn screens'],
  }),
  offer('Maintenance', 'From ₹999 per month', 'Monthly', 'consulting', 'wrench', {
    shortDescription: 'Updates, backups, small changes',
    description: 'Updates, nightly backups and small changes, with a note of what was done.',
    features: ['Nightly backups', 'Two small changes a month'],
  }),
  offer('SEO/Marketing', 'From ₹1,999 per month', 'Monthly', 'marketing', 'megaphone', {
    shortDescription: 'Found by people nearby',
    description: 'Titles, map listing and two posts a month, so people nearby find you.',
    features: ['Map listing', 'Two posts a month', 'Monthly report'],
  }),
  offer('Speed Optimization', 'From ₹1,499', '3 days', 'web-development', 'gauge', {
    shortDescription: 'Under two seconds on 3G',
    description: 'Pictures, fonts and scripts put on a diet until the page opens in under two seconds.',
    features: ['Before and after figures', 'Picture diet'],
  }),
  offer('Landing Page', 'From ₹1,999', '4 days', 'web-development', 'panel-top', {
    shortDescription: 'One page, one offer',
    description: 'One page for one offer, live before your season starts.',
    features: ['One form', 'Weekly figures'],
  }),
  offer('Portfolio Site', 'From ₹2,499', '1 week', 'web-development', 'image', {
    shortDescription: 'Your work, large',
    description: 'Your work in large photos, sorted the way clients ask for it.',
    features: ['Up to 30 works', 'Picture descriptions'],
  }),
  offer('Blog Setup', 'From ₹1,499', '3 days', 'web-development', 'newspaper', {
    shortDescription: 'Write it and it’s live',
    description: 'A blog you can write on from your phone, with comments off until you want them.',
    features: ['Editor on the phone', 'Newsletter link'],
  }),
  offer('CMS Development', 'From ₹4,999', '2 to 3 weeks', 'web-development', 'database', {
    shortDescription: 'Change it yourself',
    description: 'Change texts, prices and pictures yourself, without breaking the page.',
    features: ['Your own fields', 'Drafts', 'One hour of training'],
  }),
  offer('Domain & Hosting', 'At cost', '1 day', 'other', 'globe', {
    shortDescription: 'In your name, at cost',
    description: 'Registered in your name and billed at cost. Leave whenever you like.',
    features: ['Your name on it', 'Mail addresses'],
  }),
  offer('Logo Design', 'From ₹999', '4 days', 'design', 'shapes', {
    shortDescription: 'A mark that works at stamp size',
    description: 'Three drafts of a mark that still works at stamp size.',
    features: ['Three drafts', 'Vector files'],
  }),
  offer('Brand Kit', 'From ₹1,999', '1 week', 'design', 'swatch-book', {
    shortDescription: 'Logo, colours, letterhead',
    description: 'Logo, colours, type and a letterhead, in one folder for the printer.',
    features: ['Letterhead', 'Cards', 'Signboard file'],
  }),
  offer('Analytics Setup', 'From ₹799', '1 day', 'marketing', 'chart-line', {
    shortDescription: 'Five figures that matter',
    description: 'Five figures that matter, without cookies, in one mail a month.',
    features: ['No cookie banner', 'Monthly mail'],
  }),
  offer('Chatbot Integration', 'From ₹2,499', '1 week', 'consulting', 'message-circle', {
    shortDescription: 'Answers at midnight',
    description: 'Answers questions on timings and prices at midnight and hands the rest to you.',
    features: ['Marathi and English', 'Hands over to a person'],
  }),
  offer('Payment Integration', 'From ₹1,999', '4 days', 'web-development', 'indian-rupee', {
    shortDescription: 'UPI on your own page',
    description: 'UPI links and QR codes on your own page, with a receipt for each payment.',
    features: ['UPI and cards', 'Receipts'],
  }),
  offer('Multi-language', 'From ₹2,499', '1 week', 'web-development', 'languages', {
    shortDescription: 'Marathi, Hindi, English',
    description: 'Your site in Marathi, Hindi and English, each with its own address.',
    features: ['Own address per language', 'Proof-reading'],
  }),
  offer('PWA Setup', 'From ₹2,999', '1 week', 'mobile-development', 'smartphone', {
    shortDescription: 'An icon on the home screen',
    description: 'Your site as an icon on the home screen that opens without a network.',
    features: ['Works offline', 'Update notice'],
  }),
  offer('Site Migration', 'From ₹1,999', '3 days', 'web-development', 'truck', {
    shortDescription: 'Moved overnight',
    description: 'Moved overnight with mail and addresses intact, and a way back for a week.',
    features: ['Redirects', 'Mail stays', 'One-week fallback'],
  }),
  offer('Bug Fixes', 'From ₹499', '1 day', 'other', 'bug', {
    shortDescription: 'One fault, one price',
    description: 'One fault found and fixed, with a line on why it happened.',
    features: ['Cause in one line', 'No fix, no fee'],
  }),
]

export const serviceRows: readonly ServiceRow[] = offers.map((row, index) => ({ ...row, order: index + 1 }))

function offer(
  name: string,
  price: string,
  duration: string,
  category: ServiceRow['category'],
  icon: string,
  texts: Pick<ServiceRow, 'shortDescription' | 'description' | 'features'>,
) {
  const _id = `srv_${name.toLowerCase().replace(/[^a-z]+/g, '_')}`
  const color = category === 'design' ? '#e9a23b' : DEFAULT_COLOR
  return { _id, name, price, duration, category, icon, color, ...texts }
}
