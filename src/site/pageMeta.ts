import { brand } from '@/config/brand'
import { paths } from '@/paths'

export type PageMeta = {
  path: string
  /** Its name in the breadcrumb. */
  name: string
  /** What a search result says under the title; 160 characters at most. */
  description: string
  /** Whether search engines may list the page. */
  indexed: boolean
}

const page = (path: string, name: string, description: string, indexed = true): PageMeta => ({
  path,
  name,
  description,
  indexed,
})

/** The pages that the build renders to HTML, with what their heads say. */
export const pageMetas: readonly PageMeta[] = [
  page(
    paths.home(),
    'Home',
    `${brand.name} builds websites, shops and apps for small businesses in ${brand.region}. Prices in rupees, paid by UPI, built by one person you know.`,
  ),
  page(
    paths.about(),
    'About',
    `Who ${brand.name} is: a small web studio in ${brand.city}, how a job runs in four steps, and what we keep to.`,
  ),
  page(
    paths.plans(),
    'Plans',
    `The plans of ${brand.name} with one price each, paid by UPI and started by a person. What is in them, line by line.`,
  ),
  page(
    paths.services(),
    'Services',
    `Twenty-one services of ${brand.name} with their starting prices in rupees: websites, shops, design, upkeep and more.`,
  ),
  page(
    paths.features(),
    'Features',
    `What every site by ${brand.name} can do, why it matters, and how working with us compares.`,
  ),
  page(
    paths.team(),
    'Our Team',
    `The people of ${brand.name} in ${brand.city}: who builds, who designs and who answers you.`,
  ),
  page(
    paths.contact(),
    'Contact',
    `Write to or call ${brand.name} in ${brand.city}. Answers within 2 hours, ${brand.hours}.`,
  ),
  page(paths.login(), 'Login', `Log in to your ${brand.name} account.`, false),
  page(paths.register(), 'Register', `Create your ${brand.name} account.`, false),
]
