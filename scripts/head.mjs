const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const meta = (key, name, content) => `<meta ${key}="${name}" content="${escape(content)}" />`

/** JSON that is safe inside a script element. */
export const inlineJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The agency as schema.org knows it; `services` adds the price list. */
function business(brand, site, services) {
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

const offer = ({ name, price, text }) => ({
  '@type': 'Offer',
  itemOffered: { '@type': 'Service', name, description: text },
  ...(price !== null && {
    priceSpecification: { '@type': 'PriceSpecification', minPrice: price, priceCurrency: 'INR' },
  }),
})

function breadcrumb(page, site) {
  const item = (name, path, position) => ({ '@type': 'ListItem', position, name, item: `${site}${path}` })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [item('Home', '/', 1), ...(page.path === '/' ? [] : [item(page.name, page.path, 2)])],
  }
}

/** What the head of a public page says to search engines and to whoever shares it. `site` ends without a slash. */
export function headOf({ page, title, brand, services, site }) {
  const url = `${site}${page.path}`
  const graph = [
    business(brand, site, page.path === '/services' && services.map(offer)),
    breadcrumb(page, site),
  ]
  return [
    `<title>${title}</title>`,
    meta('name', 'description', page.description),
    ...(page.indexed ? [] : [meta('name', 'robots', 'noindex')]),
    `<link rel="canonical" href="${escape(url)}" />`,
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
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', page.description),
    meta('name', 'twitter:image', `${site}/social.png`),
    `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`,
  ].join('\n    ')
}

export function sitemap(pages, site) {
  const entries = pages
    .filter(({ indexed }) => indexed)
    .map(({ path }) => `  <url><loc>${escape(site + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

export function robots(site) {
  return `User-agent: *\nDisallow: /dashboard\nDisallow: /admin-dashboard\nDisallow: /payment\nDisallow: /support-chat\n\nSitemap: ${site}/sitemap.xml\n`
}
