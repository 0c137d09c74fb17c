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

/** SPEC section 2. The note on "24/7" explains how it fits the working hours. */
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
    <section className="wrap pb-[var(--section)]">
      <div className="grid gap-7 border-t-2 border-ink pt-5 lg:grid-cols-[2.6fr_9.4fr]">
        <h2 className="max-w-[9ch] pt-1.5 text-22 max-lg:max-w-none">Our Impact in Numbers</h2>
        <dl className="grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] sm:grid-cols-2 gap-y-7 lg:grid-cols-[1.15fr_1.25fr_1.2fr_1.35fr]">
          {NUMBERS.map(({ value, ...rest }) => (
            <Stat key={value} {...rest} value={<CountUp value={value} />} />
          ))}
        </dl>
      </div>
    </section>
  )
}
