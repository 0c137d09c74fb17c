import { LinkButton } from '@/kit/actions/LinkButton'
import { Stat } from '@/kit/text/Stat'
import { brand, pageTitle } from '@/config/brand'
import { BASIC_SITE_WEEKS, COMPLEX_SITE_WEEKS, FORM_REPLY_HOURS, RESPONSE_HOURS } from '@/config/constants'
import { paths } from '@/paths'
import { ClosingBand } from '../ClosingBand'
import { services } from '../services/serviceList'
import { Benefits } from './Benefits'
import { ComparisonTable } from './ComparisonTable'
import { FeatureCards } from './FeatureCards'

export function FeaturesPage() {
  return (
    <>
      <title>{pageTitle('Features')}</title>
      <FeaturesHead />
      <FeatureCards />
      <Benefits />
      <ComparisonTable />
      <ClosingBand
        title="Try it on your own phone."
        actions={
          <>
            <LinkButton variant="primary" to={paths.plans()}>
              See plans and prices
            </LinkButton>
            <LinkButton to={paths.contact()}>Ask for a drawing</LinkButton>
          </>
        }
      >
        Send us your shop’s name. You get a first screen of it to hold, before you decide anything.
      </ClosingBand>
    </>
  )
}

const FIGURES = [
  { value: RESPONSE_HOURS, unit: 'hours', label: 'to a response', note: brand.hours },
  { value: FORM_REPLY_HOURS, unit: 'hours', label: 'to a reply to the form' },
  { value: services.length, unit: 'prices', label: 'on this site, none on request' },
  {
    value: BASIC_SITE_WEEKS,
    unit: 'weeks',
    label: 'to a basic site',
    note: `Complex ones ${COMPLEX_SITE_WEEKS}`,
  },
]

function FeaturesHead() {
  return (
    <section className="wrap pt-[clamp(36px,5vw,72px)]">
      <div className="grid grid-cols-1 items-end gap-x-12 gap-y-7 pb-[clamp(40px,5vw,64px)] lg:grid-cols-[8fr_4fr]">
        <div>
          <h1 className="display-1">What a site of ours can do.</h1>
          <p className="lede mt-6 max-w-[54ch]">
            Speed, a place on the map and the keys come with every job. The rest is on the price list, at the
            price that stands there.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 lg:justify-end">
          <LinkButton variant="primary" to={paths.plans()}>
            See the plans
          </LinkButton>
          <LinkButton to={paths.services()}>All services</LinkButton>
        </div>
      </div>
      <dl className="grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] sm:grid-cols-2 lg:grid-cols-4 gap-y-7 border-t-2 border-ink pt-5">
        {FIGURES.map((figure) => (
          <Stat key={figure.label} {...figure} />
        ))}
      </dl>
    </section>
  )
}
