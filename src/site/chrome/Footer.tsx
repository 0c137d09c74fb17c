import type { ReactNode } from 'react'
import { Container } from '@/kit/layout/Container'
import { SmartLink } from '@/kit/actions/SmartLink'
import { brand } from '@/config/brand'
import { paths } from '@/paths'
import { Logo } from './Logo'
import { NewsletterForm } from './NewsletterForm'
import type { PublicLink } from './publicLinks'
import { usePageHead } from './usePageHead'

const quickLinks: readonly PublicLink[] = [
  { label: 'Home', to: paths.home() },
  { label: 'About', to: paths.about() },
  { label: 'Pricing Plans', to: paths.plans() },
  { label: 'Features', to: paths.features() },
  { label: 'Our Team', to: paths.team() },
  { label: 'Contact', to: paths.contact() },
]

const services: readonly PublicLink[] = [
  'Web Design',
  'E-commerce',
  'Payment Integration',
  'SEO/Marketing',
  'Maintenance',
].map((label) => ({ label, to: paths.services() }))

const linkLook =
  'inline-flex min-h-[30px] items-center wrap-anywhere text-inherit no-underline hover:text-on-band hover:underline'

/** Also updates the document head: the footer is on every public page, and not part of the first load. */
export function Footer() {
  usePageHead()
  const { address } = brand
  return (
    <footer className="band @container/footer border-t border-on-band/12 bg-band pt-14 pb-8 text-[.9375rem] text-on-band-2">
      <Container>
        <div className="grid grid-cols-1 gap-x-(--gap) gap-y-10 @min-[40em]/footer:grid-cols-3 @min-[72em]/footer:grid-cols-6">
          <div className="col-span-full @min-[72em]/footer:col-span-2">
            <Logo className="-mt-4 text-on-band" />
            <p className="mt-[3px] max-w-[22.1em]">{brand.blurb}</p>
            <ul aria-label="Social links" className="mt-4 flex flex-wrap gap-x-4">
              {brand.socials.map((social) => (
                <li key={social.name}>
                  <SmartLink href={social.href} className={linkLook}>
                    {social.name}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </SmartLink>
                </li>
              ))}
            </ul>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(max-content,1fr)] gap-x-(--gap) gap-y-10 @min-[40em]/footer:contents slim:grid-cols-1">
            <LinkList title="Quick Links" links={quickLinks} />
            <LinkList title="Services" links={services} />
          </div>
          <div className="@min-[72em]/footer:col-span-2">
            <Title>Contact</Title>
            <address className="grid leading-[2] not-italic">
              <span>
                {address.line1}
                <br />
                {`${address.city}, ${address.state}`}
              </span>
              <span className="grid justify-items-start">
                <a href={`mailto:${brand.email}`} className={linkLook}>
                  {brand.email}
                </a>
                <a href={brand.phoneHref} className={`${linkLook} tabular-nums`}>
                  {brand.phone}
                </a>
              </span>
              <span className="tabular-nums">{brand.hours}</span>
            </address>
          </div>
          <NewsletterForm title={<Title>Newsletter</Title>} />
        </div>
        <div className="mt-12 flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-on-band/14 pt-5 text-14">
          <span>{`© ${brand.legalName}. Prices in rupees.`}</span>
          <span>Built in-house, naturally.</span>
        </div>
      </Container>
    </footer>
  )
}

function Title({ children }: { children: ReactNode }) {
  return <h2 className="mb-3 text-14 font-semibold tracking-normal text-on-band">{children}</h2>
}

function LinkList({ title, links }: { title: string; links: readonly PublicLink[] }) {
  return (
    <nav aria-label={title}>
      <Title>{title}</Title>
      <ul className="whitespace-nowrap">
        {links.map((link) => (
          <li key={link.label}>
            <SmartLink to={link.to} className={linkLook}>
              {link.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
