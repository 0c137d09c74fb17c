import { brand } from '@/config/brand'
import { paths } from '@/paths'

export type PageMeta = {
  path: string
  /** The name in the breadcrumb. */
  name: string
  /** For search results; at most 160 characters. */
  description: string
  indexed: boolean
}

const page = (path: string, name: string, description: string, indexed = true): PageMeta => ({
  path,
  name,
  description,
  indexed,
})

/** The prerendered pages and their metadata. */
export const pageMetas: readonly PageMeta[] = [
  page(
    paths.home(),
    'Home',
    `${brand.name} builds websites, shops and apps for small businesses in ${brand.region}. Prices in rupees, payment by UPI, and one developer you know.`,
  ),
  page(
    paths.about(),
    'About',
    `${brand.name} is a small web studio in ${brand.city}. How we work, in four steps, and what we value.`,
  ),
  page(
    paths.plans(),
    'Plans',
    `${brand.name}’s plans: one price each, paid by UPI, switched on by a person. What’s in them, line by line.`,
  ),
  page(
    paths.services(),
    'Services',
    `${brand.name}’s twenty-one services with starting prices in rupees: websites, shops, design, upkeep and more.`,
  ),
  page(
    paths.features(),
    'Features',
    `What a site by ${brand.name} can do, what each feature costs, and how we compare.`,
  ),
  page(
    paths.team(),
    'Our Team',
    `The six people of ${brand.name} in ${brand.city}: who builds, who designs and who answers you.`,
  ),
  page(
    paths.contact(),
    'Contact',
    `Write to ${brand.name} in ${brand.city}, or call. We answer within 2 hours, ${brand.hours}.`,
  ),
  page(paths.login(), 'Login', `Log in to your ${brand.name} account.`, false),
  page(paths.register(), 'Register', `Create your ${brand.name} account.`, false),
]
