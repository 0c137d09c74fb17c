import { Section } from '../blocks'

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
      <ul className="grid">
        {Object.entries(benefits).map(([title, text]) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-1.5 border-t border-line-2 py-6 last:border-b md:grid-cols-[5fr_7fr]"
          >
            <h3 className="text-18">{title}</h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
