import { brand } from '@/config/brand'
import { RuledItems, Section } from '../blocks'

const REASONS = {
  'One person, start to finish':
    'The developer who takes your first call writes the code and answers your ticket a year later. No account managers in between.',
  'Prices you can read':
    'Twenty-one services, each with its starting price on this site. If a job needs more, we tell you the price before we begin.',
  'Paid by UPI, checked by hand':
    'Scan, pay, paste the transaction ID. A person checks it, and your plan starts. No card on file, nothing renews behind your back.',
  'You keep the keys':
    'Domain, hosting, code and content stay in your name. Leave whenever you like and take it all with you.',
}

export function WhyChoose() {
  return (
    <Section tint className="split">
      <div className="stick">
        <h2 className="display-2">You’ll know who’s building it, and what it costs.</h2>
        <div
          role="img"
          aria-label="A support chat: a question at 11:04 am, answered at 11:31 am"
          className="mt-8 grid max-w-[400px] gap-2.5 text-14"
        >
          <div className="max-w-[84%] rounded-[14px] rounded-bl-[4px] border border-line bg-surface px-3.5 py-2.5">
            The basket shows 12% GST, it should be 5. Diwali orders start tonight.
            <span className="mt-0.5 block text-12 text-ink-3">Farhan, 11:04 am</span>
          </div>
          <div className="max-w-[84%] justify-self-end rounded-[14px] rounded-br-[4px] border border-brand-line bg-brand-tint px-3.5 py-2.5">
            Found it, an old rate in one product. Fixed, and I re-priced the three orders it touched.
            <span className="mt-0.5 block text-12 text-ink-2">Ananya at {brand.name}, 11:31 am</span>
          </div>
        </div>
      </div>
      <ol className="ruled">
        <RuledItems items={REASONS} />
      </ol>
    </Section>
  )
}
