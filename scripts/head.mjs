/** @typedef {typeof import('../src/app/prerender.tsx')['site']} Product */
/** @typedef {Product['pageMetas'][number]} Page */

/** @param {string} text */
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
/** @param {'name' | 'property'} key @param {string} name @param {string} content */
const meta = (key, name, content) => `<meta ${key}="${name}" content="${escape(content)}" />`

/**
 * JSON that cannot end the script element that it stands in.
 * @param {unknown} value
 */
export const inlineJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The agency in the vocabulary of schema.org. `services` adds the price list.
 * @param {Product['brand']} brand
 * @param {string} site
 * @param {ReturnType<typeof offer>[] | false} services
 */
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

/** @param {Product['services'][number]} service */
const offer = ({ name, price, text }) => ({
  '@type': 'Offer',
  itemOffered: { '@type': 'Service', name, description: text },
  ...(price !== null && {
    priceSpecification: { '@type': 'PriceSpecification', minPrice: price, priceCurrency: 'INR' },
  }),
})

/** @param {Page} page @param {string} home @param {string} site */
function breadcrumb(page, home, site) {
  /** @param {string} name @param {string} path @param {number} position */
  const item = (name, path, position) => ({ '@type': 'ListItem', position, name, item: `${site}${path}` })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [item('Home', home, 1), ...(page.path === home ? [] : [item(page.name, page.path, 2)])],
  }
}

/**
 * The elements in the head of a public page for search engines and for shared links. `site` ends without a slash.
 * @param {{ page: Page, title: string, product: Product, site: string }} about
 */
export function headOf({ page, title, product: { addresses, brand, services }, site }) {
  const url = `${site}${page.path}`
  const graph = [
    business(brand, site, page.path === addresses.services && services.map(offer)),
    breadcrumb(page, addresses.home, site),
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

/** @param {Product['pageMetas']} pages @param {string} site */
export function sitemap(pages, site) {
  const entries = pages
    .filter(({ indexed }) => indexed)
    .map(({ path }) => `  <url><loc>${escape(site + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** @param {readonly string[]} folders that are for no search engine @param {string} site */
export function robots(folders, site) {
  const rules = folders.map((folder) => `Disallow: ${folder}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${site}/sitemap.xml\n`
}
