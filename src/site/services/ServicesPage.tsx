import { pageTitle } from '@/config/brand'
import { BASIC_SITE_WEEKS, COMPLEX_SITE_WEEKS, FORM_REPLY_HOURS } from '@/config/constants'
import { BelowFold } from '@/firstLoad/BelowFold'
import { paths } from '@/paths'
import { ClosingBand, Drawing, LinkPair } from '../blocks'
import add from './add.svg?no-inline'
import build from './build.svg?no-inline'
import design from './design.svg?no-inline'
import run from './run.svg?no-inline'
import { ServiceCard } from './ServiceCard'
import { type ServiceGroup, serviceGroups, serviceList, servicesOf } from './serviceList'

const drawings: Record<ServiceGroup, string> = {
  Build: build,
  'Add to it': add,
  Design: design,
  'Keep it running': run,
}

export function ServicesPage() {
  return (
    <>
      <title>{pageTitle('Services')}</title>
      <ServicesHead />
      <BelowFold>
        <div className="wrap grid grid-cols-1 gap-[clamp(56px,7vw,96px)] pb-(--section)">
          {serviceGroups.map((group) => (
            <ServiceGroupSection key={group.anchor} {...group} />
          ))}
        </div>
        <ClosingBand
          title="Not on the list?"
          first={['Describe the job', paths.contact()]}
          second={['See plans and prices', paths.plans()]}
        >
          Tell us in your own words what you need. Within {FORM_REPLY_HOURS} hours we tell you whether we can
          do it and what it costs.
        </ClosingBand>
      </BelowFold>
    </>
  )
}

function ServicesHead() {
  return (
    <section className="wrap pt-[clamp(36px,5vw,72px)] pb-[clamp(48px,6vw,80px)]">
      <h1 className="display-1 max-w-[9.9em]">{serviceList.length} services, each with its price.</h1>
      <div className="halves mt-7 items-end">
        <div>
          <p className="lede max-w-[33.9em]">
            A starting price is what the smallest honest version costs. If yours needs more, we tell you the
            price before we begin. Basic sites take{' '}
            <span className="whitespace-nowrap">{BASIC_SITE_WEEKS}</span> weeks, complex ones{' '}
            <span className="whitespace-nowrap">{COMPLEX_SITE_WEEKS}</span>.
          </p>
          <LinkPair
            className="mt-7"
            first={['Ask for a quote', paths.contact()]}
            second={['See the plans', paths.plans()]}
          />
        </div>
        <nav aria-label="Service groups">
          <ol className="border-t border-line-2">
            {serviceGroups.map(({ group, anchor }) => (
              <li key={anchor} className="border-b border-line-2">
                <a
                  href={`#${anchor}`}
                  className="flex min-h-11 items-center justify-between gap-4 font-[560] text-ink no-underline hover:text-brand-text hover:underline"
                >
                  {group}
                  <span className="text-14 font-normal text-ink-3 tabular-nums">
                    {servicesOf(group).length} services
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  )
}

/** If the number of cards is odd, the dearest takes a full row. */
function ServiceGroupSection({ group, anchor, text }: (typeof serviceGroups)[number]) {
  const cards = servicesOf(group)
  const headingId = `${anchor}-heading`
  return (
    <section id={anchor} aria-labelledby={headingId} className="split border-t-2 border-ink pt-7">
      <div className="stick grid grid-cols-1 items-center gap-x-8 gap-y-6 sm:grid-cols-[1fr_auto] lg:grid-cols-1">
        <Drawing file={drawings[group]} className="h-36 w-48 sm:order-1 lg:h-48 lg:w-64" />
        <div>
          <h2 id={headingId} className="display-2">
            {group}
          </h2>
          <p className="mt-3 max-w-[23.4em] text-ink-2">{text}</p>
        </div>
      </div>
      <ul className="grid overflow-clip print:overflow-visible print:border-transparent rounded-3 border border-line sm:grid-cols-2">
        {cards.map((service, index) => (
          <ServiceCard key={service.name} service={service} wide={cards.length % 2 === 1 && index === 0} />
        ))}
      </ul>
    </section>
  )
}
