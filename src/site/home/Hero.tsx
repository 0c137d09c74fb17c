import { ArrowRight, Clock } from 'lucide-react'
import { Fragment } from 'react'
import { LinkButton } from '@/kit/actions/LinkButton'
import { brand } from '@/config/brand'
import { RESPONSE_HOURS } from '@/config/constants'
import { paths } from '@/paths'
import { HeroScene } from './HeroScene'
import { TypingLine } from './TypingLine'

const PRACTICES = ['Web', 'Mobile', 'Cloud', 'Consultancy']

export function Hero() {
  return (
    <section className="@container/hero overflow-clip pt-[clamp(32px,5vw,72px)] pb-[clamp(56px,7vw,104px)]">
      <div className="wrap grid grid-cols-1 items-center gap-x-(--gap) gap-y-12 @min-[59em]/hero:grid-cols-2">
        <div>
          <p className="inline-flex items-center gap-2 text-14 font-[540] text-ink-2 before:h-[3px] before:w-[22px] before:rounded-[2px] before:bg-accent">
            Web studio in {brand.city} since {brand.since}
          </p>
          <h1 className="display-1 mt-5 mb-6 text-pretty">
            Transforming {brand.region} with {brand.name}
          </h1>
          <p className="flex flex-wrap gap-x-[.6em] text-18 font-medium text-ink-2">
            {PRACTICES.map((practice, index) => (
              <Fragment key={practice}>
                {index > 0 && <span className="text-line-2">|</span>}
                <span>{practice}</span>
              </Fragment>
            ))}
          </p>
          <TypingLine
            lead="We build"
            phrases={[
              'Modern Web Development',
              'E-Commerce Solutions',
              'Custom Mobile Apps',
              'Cloud & DevOps',
              `Support for Startups of ${brand.region}`,
            ]}
          />
          <div className="mt-[30px] flex flex-wrap items-center gap-3">
            <LinkButton variant="primary" to={paths.services()}>
              Explore Services <ArrowRight aria-hidden className="i-s" />
            </LinkButton>
            <LinkButton to={paths.contact()}>Contact Us</LinkButton>
          </div>
          <p className="mt-[22px] flex items-center gap-1 text-14 text-ink-3">
            <Clock aria-hidden className="i-s" /> We answer within {RESPONSE_HOURS} hours, {brand.hours}
          </p>
        </div>
        <HeroScene />
      </div>
    </section>
  )
}
