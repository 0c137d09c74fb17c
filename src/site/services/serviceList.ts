import { rupees } from '@/lib/money'

export type ServiceGroup = 'Build' | 'Add to it' | 'Design' | 'Keep it running'

export type Service = {
  name: string
  /** Starting price in rupees; null is billed at cost. */
  price: number | null
  perMonth?: true
  group: ServiceGroup
  /** Comes inside a plan as well: the plans are then the next step. */
  inPlans?: true
  text: string
}

/** The 21 services with the starting prices of SPEC section 9. */
export const services: readonly Service[] = [
  {
    name: 'Web Design',
    price: 1999,
    group: 'Design',
    text: 'Two screens that decide the rest, then every page in the same hand. Drawn for the phone first.',
  },
  {
    name: 'Web Development',
    price: 3999,
    group: 'Build',
    inPlans: true,
    text: 'A site of your own in clean code, fast on a cheap phone, on your domain and in your name.',
  },
  {
    name: 'E-commerce',
    price: 6499,
    group: 'Build',
    inPlans: true,
    text: 'A shop with stock, delivery slots and UPI checkout that an uncle can use without calling.',
  },
  {
    name: 'UI/UX',
    price: 2499,
    group: 'Design',
    text: 'We watch five of your customers use it, then redraw the three screens where they stop.',
  },
  {
    name: 'Maintenance',
    price: 999,
    perMonth: true,
    group: 'Keep it running',
    inPlans: true,
    text: 'Updates, backups and small changes each month, by the person who built it.',
  },
  {
    name: 'SEO/Marketing',
    price: 1999,
    perMonth: true,
    group: 'Keep it running',
    text: 'Pages that answer what people search for, a business profile kept alive, a report you can read.',
  },
  {
    name: 'Speed Optimization',
    price: 1499,
    group: 'Keep it running',
    text: 'We measure on a real phone, remove what is slow, and show the figures before and after.',
  },
  {
    name: 'Landing Page',
    price: 1999,
    group: 'Build',
    inPlans: true,
    text: 'One page, one question, one button. Ready within a week for a launch or a season.',
  },
  {
    name: 'Portfolio Site',
    price: 2499,
    group: 'Build',
    text: 'Your best work, large and quick to load, with a form that reaches you.',
  },
  {
    name: 'Blog Setup',
    price: 1499,
    group: 'Build',
    text: 'A place to write that is pleasant to read and that you can run alone.',
  },
  {
    name: 'CMS Development',
    price: 4999,
    group: 'Build',
    text: 'Change prices, photos and pages yourself, with fields named the way you speak.',
  },
  {
    name: 'Domain & Hosting',
    price: null,
    group: 'Keep it running',
    text: 'Registered in your name, passed on at what it costs us. No yearly surprise.',
  },
  {
    name: 'Logo Design',
    price: 999,
    group: 'Design',
    text: 'Three directions, one chosen, delivered in every size a signboard or a stamp needs.',
  },
  {
    name: 'Brand Kit',
    price: 1999,
    group: 'Design',
    text: 'Colours, type, letterhead, packaging label and the rules that keep them together.',
  },
  {
    name: 'Analytics Setup',
    price: 799,
    group: 'Add to it',
    text: 'Know how many came, from where, and what they looked for, without following them around.',
  },
  {
    name: 'Chatbot Integration',
    price: 2499,
    group: 'Add to it',
    text: 'Answers the ten questions you get every day and hands the eleventh to a person.',
  },
  {
    name: 'Payment Integration',
    price: 1999,
    group: 'Add to it',
    text: 'UPI, cards and netbanking in your shop, tested with real rupees before it goes live.',
  },
  {
    name: 'Multi-language',
    price: 2499,
    group: 'Add to it',
    text: 'Marathi, Hindi and English side by side, each written properly and not by a button.',
  },
  {
    name: 'PWA Setup',
    price: 2999,
    group: 'Build',
    text: 'Your site on the home screen: opens at once and works where the network does not.',
  },
  {
    name: 'Site Migration',
    price: 1999,
    group: 'Keep it running',
    text: 'Moved with its addresses, search rank and mail intact, on a quiet night.',
  },
  {
    name: 'Bug Fixes',
    price: 499,
    group: 'Keep it running',
    text: 'Tell us what is broken. You hear the cause, the price and the day before we touch it.',
  },
]

/** The starting price as it is shown: ₹3,999, ₹999 / month, at cost. */
export function priceText({ price, perMonth }: Service): { amount: string; unit: string } {
  return price === null
    ? { amount: 'at cost', unit: '' }
    : { amount: rupees(price), unit: perMonth ? ' / month' : '' }
}

/** The dearest first; what is billed at cost comes last. */
export const byPrice = (a: Service, b: Service): number => (b.price ?? 0) - (a.price ?? 0)
