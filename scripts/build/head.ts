import type { site } from '../../src/app/prerender'
import { escapeHtml } from '../escapeHtml'
import { inlineJson } from './inlineScript'

type Product = typeof site
type Page = Product['pageMetas'][number]

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`

export const noindex = meta('name', 'robots', 'noindex')

function business(brand: Product['brand'], site: string, services: ReturnType<typeof offer>[] | false) {
  return {
    '@type': 'ProfessionalService',
    '@id': `${site}/#business`,
    name: brand.legalName,
    url: `${site}/`,
    image: `${site}/social.png`,
    email: brand.email,
    telephone: brand.phone,
    foundingDate: String(brand.since),
    areaServed: brand.region,
    currenciesAccepted: 'INR',
    paymentAccepted: 'UPI',
    address: {
      '@type': 'PostalAddress',
      streetAddress: brand.address.line1,
      addressLocality: brand.address.city,
      addressRegion: brand.address.state,
      postalCode: brand.address.postcode,
      addressCountry: brand.address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...brand.map },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: brand.openingHours.days,
      opens: brand.openingHours.opens,
      closes: brand.openingHours.closes,
    },
    ...(services && {
      hasOfferCatalog: { '@type': 'OfferCatalog', name: 'Services', itemListElement: services },
    }),
  }
}

const offer = ({ name, price, text }: Product['services'][number]) => ({
  '@type': 'Offer',
  itemOffered: { '@type': 'Service', name, description: text },
  ...(price !== null && {
    priceSpecification: { '@type': 'PriceSpecification', minPrice: price, priceCurrency: 'INR' },
  }),
})

const breadcrumb = (trail: Pick<Page, 'name' | 'path'>[], site: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${site}${path}`,
  })),
})

/** `site` has no trailing slash. */
export function headOf(page: Page, title: string, { addresses, brand, services }: Product, site: string) {
  const url = `${site}${page.path}`
  const graph = [
    business(brand, site, page.path === addresses.services && services.map(offer)),
    ...(page.path === addresses.home
      ? []
      : [breadcrumb([{ name: 'Home', path: addresses.home }, page], site)]),
  ]
  return [
    `<title>${title}</title>`,
    meta('name', 'description', page.description),
    ...(page.indexed ? [] : [noindex]),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', `${site}/social.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:locale', 'en_IN'),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', `${site}/social.png`),
    `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`,
  ].join('\n    ')
}

export function sitemap(pages: Product['pageMetas'], site: string): string {
  const entries = pages
    .filter(({ indexed }) => indexed)
    .map(({ path }) => `  <url><loc>${escapeHtml(site + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

export function robots(folders: readonly string[], site: string): string {
  const rules = folders.map((folder) => `Disallow: ${folder}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${site}/sitemap.xml\n`
}
