import { RuledItems, Section } from '../blocks'

const benefits = {
  'The price is the price':
    'The price on the card is what you pay for the whole term, less any coupon. No joining fee, no card on file.',
  'No days lost while we check': 'Your term starts when we approve your payment, not when you pay.',
  'It ends by itself':
    'Your plan stops on the date on your dashboard. We charge nothing unless you ask to renew.',
  'A person answers':
    'Every plan includes tickets, each with its own chat. The people who answer are the people who build.',
}

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
