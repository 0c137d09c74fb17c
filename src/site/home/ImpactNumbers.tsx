import { brand } from '@/config/brand'
import { Phrases } from '@/kit/text/Phrases'
import { Stat } from '@/kit/text/Stat'
import { BASIC_SITE_WEEKS, COMPLEX_SITE_WEEKS } from '@/config/constants'
import { CountUp } from './CountUp'

const HOURS = (
  <>
    Tickets any time, answered <Phrases text={brand.hours} />
  </>
)

/** The figures of SPEC section 2. The note on "24/7" explains how it fits the working hours. */
const NUMBERS = [
  { value: '50+', label: 'Projects Completed' },
  { value: '100%', label: 'Client Satisfaction' },
  { value: '24/7', label: 'Support Available', note: HOURS },
  {
    value: '2-4',
    unit: 'Weeks',
    label: 'Delivery',
    note: `Basic sites ${BASIC_SITE_WEEKS}, complex ones ${COMPLEX_SITE_WEEKS}`,
  },
]

export function ImpactNumbers() {
  return (
    <section className="wrap @container pb-(--section)">
      <div className="split border-t-2 border-ink pt-5">
        <h2 className="pt-1.5 text-22">Our Impact in Numbers</h2>
        <dl className="grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] sm:grid-cols-2 gap-x-(--gap) gap-y-7 @min-[70em]:grid-cols-4 lg:[&_dd]:text-[clamp(2.25rem,.5rem+3.2vw,4rem)]">
          {NUMBERS.map(({ value, ...rest }) => (
            <Stat key={value} {...rest} value={<CountUp value={value} />} />
          ))}
        </dl>
      </div>
    </section>
  )
}
