import { rupees } from '@/lib/money'

/** `anchor` is the URL fragment of the group. */
export const serviceGroups = [
  {
    group: 'Build',
    anchor: 'build',
    text: 'Something new. You get a link on day two and watch the site grow.',
  },
  {
    group: 'Add to it',
    anchor: 'add-to-it',
    text: 'For a site you already have, built by us or not. We look at the code before we give you a date.',
  },
  {
    group: 'Design',
    anchor: 'design',
    text: 'Drawn on the phone your customers use. You choose between drawings, not adjectives.',
  },
  {
    group: 'Keep it running',
    anchor: 'keep-it-running',
    text: 'The dull work that decides whether a site still earns in its third year.',
  },
] as const

export type ServiceGroup = (typeof serviceGroups)[number]['group']

const texts = {
  'Web Design': 'Two key screens first, then every page to match. Drawn for the phone first.',
  'Web Development': 'Your own site in clean code, fast on a cheap phone, on your domain and in your name.',
  'E-commerce':
    'A shop with stock, delivery slots and UPI checkout that your uncle can use without calling you.',
  'UI/UX':
    'We watch five of your customers use your site, then redraw the three screens that confused them most.',
  Maintenance: 'Updates, backups and small changes each month, by the person who built your site.',
  'SEO/Marketing':
    'Pages that answer what people search for, an up-to-date business profile and a report you can read.',
  'Speed Optimization':
    'We measure on a real phone, remove what is slow, and show the figures before and after.',
  'Landing Page': 'One page, one question, one button. Ready within a week, for a launch or a season.',
  'Portfolio Site': 'Your best work, large and quick to load, with a form that reaches you.',
  'Blog Setup': 'A blog that’s pleasant to read and that you can run yourself.',
  'CMS Development': 'Change prices, photos and pages yourself, with fields named the way you speak.',
  'Domain & Hosting': 'Registered in your name, at what it costs us. No yearly surprise.',
  'Logo Design': 'Three drafts; you pick one. Delivered in every size, from a stamp to a signboard.',
  'Brand Kit': 'Colours, type, letterhead, packaging label and the rules that keep them together.',
  'Analytics Setup':
    'See how many people visit, from which towns, and what they look for, without tracking them.',
  'Chatbot Integration': 'Answers the ten questions you get every day and hands the eleventh to a person.',
  'Payment Integration':
    'UPI, cards and netbanking in your shop, tested with real rupees before it goes live.',
  'Multi-language': 'Marathi, Hindi and English side by side, each written by a person, not a button.',
  'PWA Setup': 'Your site on the home screen, where it opens at once and works without a network.',
  'Site Migration': 'Your site moved on a quiet night, with its addresses, search rank and mail intact.',
  'Bug Fixes':
    'Tell us what’s broken. We tell you the cause, the price and the date before we touch anything.',
}

type Price = {
  name: keyof typeof texts
  /** Starting price in rupees; null if billed at cost. */
  price: number | null
  perMonth?: true
  group: ServiceGroup
  /** Whether plans include the service; its card then links to the plans. */
  inPlans?: true
}

/** The starting prices of SPEC section 9. */
const prices: readonly Price[] = [
  { name: 'Web Design', price: 1999, group: 'Design' },
  { name: 'Web Development', price: 3999, group: 'Build', inPlans: true },
  { name: 'E-commerce', price: 6499, group: 'Build', inPlans: true },
  { name: 'UI/UX', price: 2499, group: 'Design' },
  { name: 'Maintenance', price: 999, group: 'Keep it running', perMonth: true, inPlans: true },
  { name: 'SEO/Marketing', price: 1999, group: 'Keep it running', perMonth: true },
  { name: 'Speed Optimization', price: 1499, group: 'Keep it running' },
  { name: 'Landing Page', price: 1999, group: 'Build', inPlans: true },
  { name: 'Portfolio Site', price: 2499, group: 'Build' },
  { name: 'Blog Setup', price: 1499, group: 'Build' },
  { name: 'CMS Development', price: 4999, group: 'Build' },
  { name: 'Domain & Hosting', price: null, group: 'Keep it running' },
  { name: 'Logo Design', price: 999, group: 'Design' },
  { name: 'Brand Kit', price: 1999, group: 'Design' },
  { name: 'Analytics Setup', price: 799, group: 'Add to it' },
  { name: 'Chatbot Integration', price: 2499, group: 'Add to it' },
  { name: 'Payment Integration', price: 1999, group: 'Add to it' },
  { name: 'Multi-language', price: 2499, group: 'Add to it' },
  { name: 'PWA Setup', price: 2999, group: 'Build' },
  { name: 'Site Migration', price: 1999, group: 'Keep it running' },
  { name: 'Bug Fixes', price: 499, group: 'Keep it running' },
]

export type Service = Price & { text: string }

export const serviceList: readonly Service[] = prices.map((service) => ({
  ...service,
  text: texts[service.name],
}))

/** The services of a group, dearest first. Services billed at cost are last. */
export const servicesOf = (group: ServiceGroup): readonly Service[] =>
  serviceList.filter((service) => service.group === group).toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0))

/** The price as shown: ₹3,999, ₹999 / month, At cost. */
export function priceText({ price, perMonth }: Service): { amount: string; unit: string } {
  return price === null
    ? { amount: 'At cost', unit: '' }
    : { amount: rupees(price), unit: perMonth ? ' / month' : '' }
}
