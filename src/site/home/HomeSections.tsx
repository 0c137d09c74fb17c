import { brand } from '@/config/brand'
import { BASIC_SITE_WEEKS, COMPLEX_SITE_WEEKS, RESPONSE_HOURS } from '@/config/constants'
import { Phrases } from '@/kit/text/Phrases'
import { paths } from '@/paths'
import { ClosingBand, Section } from '../blocks'
import { PriceList } from '../services/PriceList'
import { LatestProjects } from './LatestProjects'
import { TechStack } from './TechStack'
import { WhyChoose } from './WhyChoose'

export function HomeSections() {
  return (
    <>
      <WhyChoose />
      <Section>
        <div className="halves mb-10 items-end gap-y-4">
          <h2 className="display-2 max-w-[9.3em]">The whole menu, with prices</h2>
          <p className="max-w-[28.6em] text-balance text-ink-2">
            Basic sites take {BASIC_SITE_WEEKS} weeks, complex ones {COMPLEX_SITE_WEEKS}. Surprises aren’t on
            the menu.
          </p>
        </div>
        <PriceList />
      </Section>
      <LatestProjects />
      <TechStack />
      <ClosingBand
        title="Bring the messy version."
        first={['Contact Us', paths.contact()]}
        second={['See plans and prices', paths.plans()]}
      >
        A photo of a notebook page is a fine brief. We answer within {RESPONSE_HOURS} hours,{' '}
        <Phrases text={brand.hours} />.
      </ClosingBand>
    </>
  )
}
