/** Everything that names the agency. Changing this file re-brands the whole product. */
export const brand = {
  name: 'Chaukhat',
  legalName: 'Chaukhat Web Studio',
  region: 'Konkan',
  city: 'Ratnagiri',
  since: 2022,
  /** Base of canonical URLs and shared links. */
  url: 'https://chaukhat.example',
  tagline: 'Crafting modern websites and digital experiences',
  blurb:
    'A web studio of six on the Konkan coast. We put small businesses on the web and still pick up the phone afterwards.',
  email: 'hello@chaukhat.example',
  phone: '+91 00000 02352',
  phoneHref: 'tel:+910000002352',
  address: {
    line1: 'Second floor, Salt Lane',
    city: 'Ratnagiri',
    state: 'Maharashtra',
    postcode: '415612',
    country: 'IN',
  },
  hours: 'Mon - Fri, 11AM - 4PM',
  openingHours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '11:00',
    closes: '16:00',
  },
  socials: [
    { name: 'LinkedIn', href: 'https://linkedin.example/chaukhat' },
    { name: 'Instagram', href: 'https://instagram.example/chaukhat' },
    { name: 'GitHub', href: 'https://github.example/chaukhat' },
    { name: 'X', href: 'https://x.example/chaukhat' },
  ],
  map: { latitude: 16.9902, longitude: 73.312 },
  upiPayeeName: 'Chaukhat Web Studio',
  upiId: 'chaukhat@konkanbank',
} as const

export const mailAt = (who: string): string => `${who}@${brand.email.split('@')[1]}`

export const pageTitle = (page: string): string => `${page} · ${brand.name}`
