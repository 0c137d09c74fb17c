import { RuledItems, Section } from '../blocks'

const benefits = {
  'The price is the price':
    'What stands on the card is what you pay for the whole term, less a coupon if you have one. There is no joining fee and no card on file.',
  'Your days start when you do':
    'The term counts from the moment an admin approves your payment, not from the moment you paid.',
  'It ends by itself':
    'A plan runs to the date on your dashboard and stops. Renewal is a request that you make, never a charge that we make.',
  'Somebody answers':
    'Each plan comes with tickets and a chat on each of them. The people who answer are the people who build.',
}

/** What every plan comes with, as a ruled list. */
export function PlanBenefits() {
  return (
    <Section aria-labelledby="plan-benefits" className="split">
      <h2 id="plan-benefits" className="display-2">
        In every plan
      </h2>
      <ul className="ruled">
        <RuledItems items={benefits} />
      </ul>
    </Section>
  )
}
