import { Stat } from '@/kit/text/Stat'
import { brand, pageTitle } from '@/config/brand'
import { BASIC_SITE_WEEKS, COMPLEX_SITE_WEEKS, FORM_REPLY_HOURS, RESPONSE_HOURS } from '@/config/constants'
import { paths } from '@/paths'
import { BelowFold } from '@/firstLoad/BelowFold'
import { ClosingBand, LinkPair, Section } from '../blocks'
import { serviceList } from '../services/serviceList'
import { ComparisonTable } from './ComparisonTable'
import { FeatureCards } from './FeatureCards'

export function FeaturesPage() {
  return (
    <>
      <title>{pageTitle('Features')}</title>
      <FeaturesHead />
      <BelowFold className="below-the-fold">
        <FeatureCards />
        <Benefits />
        <ComparisonTable />
        <ClosingBand
          title="Try it on your own phone."
          first={['See plans and prices', paths.plans()]}
          second={['Ask for a first screen', paths.contact()]}
        >
          Send us your shop’s name. We’ll send a first screen to your phone before you decide anything.
        </ClosingBand>
      </BelowFold>
    </>
  )
}

const FIGURES = [
  { value: RESPONSE_HOURS, unit: 'hours', label: 'to a response', note: brand.hours },
  { value: FORM_REPLY_HOURS, unit: 'hours', label: 'to a form reply' },
  {
    value: serviceList.filter(({ price }) => price !== null).length,
    unit: 'prices',
    label: 'published, none on request',
    note: 'Domains and hosting at cost',
  },
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
      <div className="halves items-end gap-y-7 pb-[clamp(40px,5vw,64px)]">
        <div>
          <h1 className="display-1">What your site can do.</h1>
          <p className="lede mt-6 max-w-[35.2em]">
            Every site includes speed, a place on the map and the keys. The rest is on the price list, with
            its price.
          </p>
        </div>
        <LinkPair first={['See the plans', paths.plans()]} second={['All services', paths.services()]} />
      </div>
      <dl className="grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] sm:grid-cols-2 lg:grid-cols-4 gap-x-(--gap) gap-y-7 border-t-2 border-ink pt-5">
        {FIGURES.map((figure) => (
          <Stat key={figure.label} {...figure} />
        ))}
      </dl>
    </section>
  )
}

const BENEFITS = {
  'Fewer calls': 'Customers find prices, timings and directions themselves, even at eleven at night.',
  'Money the same day': 'UPI lands in your account, not in a wallet that pays out on Thursdays.',
  'Nothing to learn':
    'You change a price the way you write a message. If it needs a manual, we built it wrong.',
  'No one to chase': 'Every ticket has a date, a status and its own chat. You see all three without calling.',
}

function Benefits() {
  return (
    <Section tint>
      <h2 className="mb-6 text-22">What you notice after a month</h2>
      <dl className="border-t-2 border-ink">
        {Object.entries(BENEFITS).map(([title, text]) => (
          <div
            key={title}
            className="grid items-baseline gap-x-(--gap) gap-y-1.5 border-b border-line-2 py-6 md:grid-cols-2"
          >
            <dt className="text-[clamp(1.75rem,1.2rem+2.2vw,3rem)] leading-[1.05] font-[600] tracking-[-.035em]">
              {title}
            </dt>
            <dd className="max-w-[29.9em] text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
