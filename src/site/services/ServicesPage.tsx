import { LinkButton } from '@/kit/actions/LinkButton'
import { pageTitle } from '@/config/brand'
import { BASIC_SITE_WEEKS, COMPLEX_SITE_WEEKS, FORM_REPLY_HOURS } from '@/config/constants'
import { paths } from '@/paths'
import { ClosingBand } from '../ClosingBand'
import { serviceGroups } from './serviceGroups'
import { ServiceGroupSection } from './ServiceGroupSection'
import { services } from './serviceList'

/** Every service with its starting price, in the four groups of the price list. */
export function ServicesPage() {
  return (
    <>
      <title>{pageTitle('Services')}</title>
      <ServicesHead />
      <div className="wrap grid grid-cols-1 gap-[clamp(56px,7vw,96px)] pb-(--section)">
        {serviceGroups.map((group) => (
          <ServiceGroupSection key={group.anchor} {...group} />
        ))}
      </div>
      <ClosingBand
        title="Not on the list?"
        actions={
          <>
            <LinkButton variant="primary" to={paths.contact()}>
              Describe the job
            </LinkButton>
            <LinkButton to={paths.plans()}>See plans and prices</LinkButton>
          </>
        }
      >
        Describe it in your own words. Within {FORM_REPLY_HOURS} hours you hear whether it is ours to do, and
        what it costs.
      </ClosingBand>
    </>
  )
}

function ServicesHead() {
  return (
    <section className="wrap pt-[clamp(36px,5vw,72px)] pb-[clamp(48px,6vw,80px)]">
      <h1 className="display-1 max-w-[15ch]">{services.length} services, each with its price.</h1>
      <div className="mt-7 grid grid-cols-1 items-end gap-8 lg:grid-cols-[7fr_5fr]">
        <div>
          <p className="lede max-w-[52ch]">
            A starting price is what the smallest honest version costs. If yours needs more, you hear the
            figure before we begin. Basic sites take{' '}
            <span className="whitespace-nowrap">{BASIC_SITE_WEEKS}</span> weeks, complex ones{' '}
            <span className="whitespace-nowrap">{COMPLEX_SITE_WEEKS}</span>.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <LinkButton variant="primary" to={paths.contact()}>
              Ask for a quote
            </LinkButton>
            <LinkButton to={paths.plans()}>See the plans</LinkButton>
          </div>
        </div>
        <nav aria-label="Groups of services">
          <ol className="border-t border-line-2">
            {serviceGroups.map(({ group, anchor }) => (
              <li key={anchor} className="border-b border-line-2">
                <a
                  href={`#${anchor}`}
                  className="flex min-h-11 items-center justify-between gap-4 font-[560] text-ink no-underline hover:text-brand-text hover:underline"
                >
                  {group}
                  <span className="text-14 font-normal text-ink-3 tabular-nums">
                    {services.filter((service) => service.group === group).length} services
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
